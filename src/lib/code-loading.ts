import { hasEntryFlag, setEntryFlag } from '@/lib/navigation-state'
import { createStore, useStore } from '@/lib/store'
import { hasUnsavedInput } from '@/lib/unsaved-input'

type TextField = HTMLInputElement | HTMLTextAreaElement

const missing = new WeakSet<object>()
/** The path of the page on which a field was filled in. React keeps `defaultValue` equal to `value`, which says nothing. */
const filledInOn = new WeakMap<EventTarget, string>()

/** Records the errors that Vite reports for missing code, and the fields whose text a reload would lose. */
export function watchForMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))
  document.addEventListener('input', ({ target }) => target && noteFilledIn(target), true)
  // Filled in before this script ran.
  for (const field of document.querySelectorAll<TextField>('input, textarea'))
    if (field.value !== field.defaultValue) noteFilledIn(field)
}

export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && missing.has(error)
}

/**
 * Code that the visitor waits for. Where a new version of the site has removed it, the page is reloaded, with the files of
 * the new version: once for each entry of the history, and not where something typed would be lost or the site does not
 * respond. Code that is prefetched has no need of it.
 * @returns never, once the page is being reloaded
 * @throws the error of the download where the page stays
 */
export function loadNow<Code>(code: Promise<Code>): Promise<Code> {
  return whileLoading(
    code.catch(async (error) => {
      if (isMissingCode(error)) await reloadOnce()
      throw error
    }),
  )
}

/** Whether this entry of the history has been reloaded for missing code, and has not been left since. */
export function hasReloaded(): boolean {
  return hasEntryFlag('reloaded')
}

/** Whether the site responds, so that a reload does not lead to the browser's own error page. */
export async function isSiteThere(): Promise<boolean> {
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
    return status < 500
  } catch {
    return false
  }
}

/** Resolves where the page stays. */
async function reloadOnce(): Promise<void> {
  // Checked again after the response, since the visitor may have begun to type meanwhile.
  if (hasReloaded() || isFilledIn() || !(await isSiteThere()) || isFilledIn()) return
  setEntryFlag('reloaded')
  window.location.reload()
  await new Promise(() => {})
}

function noteFilledIn(field: EventTarget): void {
  filledInOn.set(field, window.location.pathname)
}

/** Whether a reload would lose something typed or chosen. Text in the query, as of a search, comes back. */
function isFilledIn(): boolean {
  const { pathname, search } = window.location
  const kept = [...new URLSearchParams(search).values()]
  const fields = document.querySelectorAll<TextField | HTMLSelectElement>('input, textarea, select')
  const isLosing = Array.from(fields).some(
    // The fields of a page that is being left are on the screen until the next page is there.
    (field) =>
      filledInOn.get(field) === pathname && field.value !== '' && !kept.includes(field.value),
  )
  // The browser would ask, and whoever then stays would wait for ever.
  return isLosing || hasUnsavedInput()
}

/** The number of pending operations that the visitor waits for. */
const pending = createStore(() => 0)

/** Shows the loading bar until the promise is settled. */
export async function whileLoading<Result>(work: Promise<Result>): Promise<Result> {
  pending.set(pending.get() + 1)
  try {
    return await work
  } finally {
    pending.set(pending.get() - 1)
  }
}

export function useIsLoading(): boolean {
  return useStore(pending, 0) > 0
}
