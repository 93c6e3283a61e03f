const DIALOG = '[role=dialog], [role=alertdialog]'

/** Whether no dialog is open: a lazily loaded dialog must not cover another one. */
export function isNoDialogOpen(): boolean {
  return document.querySelector(DIALOG) === null
}

export function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(DIALOG) !== null
}
