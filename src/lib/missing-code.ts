import { hasMark, setMark } from '@/lib/history-marks'

type TextField = HTMLInputElement | HTMLTextAreaElement

const missing = new WeakSet<Error>()
/** The fields that the visitor has filled in. React keeps `defaultValue` the same as `value`, so they do not tell. */
const filledIn = new WeakSet<EventTarget>()

/**
 * Notes which errors come from code that could not be downloaded, as Vite's import() tells it, and what would be lost
 * if the page were loaded anew for it.
 */
export function watchForMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))
  document.addEventListener('input', ({ target }) => target && filledIn.add(target), true)
  // Before any script was there.
  for (const field of document.querySelectorAll<TextField>('input, textarea'))
    if (field.value !== field.defaultValue) filledIn.add(field)
}

/** Whether something failed because its code could not be downloaded. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && missing.has(error)
}

/** Whether the site answers, so that loading the page anew does not lead out of it. */
export async function isSiteThere(): Promise<boolean> {
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
    return status < 500
  } catch {
    return false
  }
}

/** Whether the page has been loaded anew, and the code that is still missing is not yet there. */
export function isRenewed(): boolean {
  return hasMark('renewed')
}

/**
 * What to do about a page whose code could not be downloaded. A new version of the site has taken the old
 * one's files away, so the page is loaded anew, with the files of its own version. Once for each entry of the
 * history: it remembers that over the reload, and leaves nothing in the visitor's storage.
 * @param isWorthMore tells whether something on the screen must not be lost
 * @returns never, once the page is being loaded anew
 * @throws the error itself where that cannot help
 */
export async function renewPage(error: unknown, isWorthMore = () => false): Promise<never> {
  // Asked a second time for what was typed while the site was asked for.
  if (isRenewed() || isWorthMore() || !(await isSiteThere()) || isWorthMore()) throw error
  setMark('renewed')
  window.location.reload()
  return new Promise(() => {})
}

/** The same for what belongs to the page on the screen, where nothing that is typed may be lost. */
export function renewUntouchedPage(error: unknown): Promise<never> {
  return renewPage(error, () => isFilledIn() || asksBeforeLeaving())
}

/** Whether something typed or chosen would be gone. What stands in the address, as a search does, comes back. */
function isFilledIn(): boolean {
  const kept = [...new URL(window.location.href).searchParams.values()]
  const fields = document.querySelectorAll<TextField | HTMLSelectElement>('input, textarea, select')
  return Array.from(fields).some(
    (field) => filledIn.has(field) && field.value !== '' && !kept.includes(field.value),
  )
}

/** Whether a form has changes that it would ask about; the visitor could then stay, and would wait for ever. */
function asksBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
