/** A dialog, or one that asks before something is done. */
const DIALOG = '[role=dialog], [role=alertdialog]'

/** Whether a dialog is open, over which no other may open. */
export function isDialogOpen(): boolean {
  return document.querySelector(DIALOG) !== null
}

/** Whether what an event is about lies in a dialog. */
export function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(DIALOG) !== null
}
