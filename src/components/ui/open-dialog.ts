/** A dialog, or one that asks before something is done. */
const DIALOG = '[role=dialog], [role=alertdialog]'

/** Whether a dialog may open: none covers another that the visitor has not opened it from. */
export function isNoDialogOpen(): boolean {
  return document.querySelector(DIALOG) === null
}

/** Whether what an event is about lies in a dialog. */
export function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(DIALOG) !== null
}
