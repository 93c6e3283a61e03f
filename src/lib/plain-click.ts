/** Whether a click asks for nothing but what it is on: another button or a key with it opens a tab, a window or a menu. */
export function isPlainClick({
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
}
