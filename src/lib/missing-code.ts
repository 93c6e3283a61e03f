import { hasMark, setMark } from '@/lib/history-marks'

const missing = new WeakSet<Error>()

/** Notes which errors come from code that could not be downloaded, as Vite's import() tells it. */
export function watchForMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))
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
 * @returns never, once the page is being loaded anew
 * @throws the error itself where that cannot help
 */
export async function renewPage(error: unknown): Promise<never> {
  if (isRenewed() || !(await isSiteThere())) throw error
  setMark('renewed')
  window.location.reload()
  return new Promise(() => {})
}

/** The same for what belongs to the page on the screen, where nothing that is typed may be lost. */
export async function renewUntouchedPage(error: unknown): Promise<never> {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea')
  for (const { value, defaultValue } of fields) if (value !== defaultValue) throw error
  return renewPage(error)
}
