declare global {
  interface Window {
    earlyPress?: { last?: MouseEvent | KeyboardEvent; forget: () => void }
  }
}

/**
 * A script that the build writes into every prerendered page. Its HTML can be read and its links lead on before
 * React has taken it over; a click on a button, or an arrow key on a tab, would be lost. The last one is kept.
 */
export const keepEarlyPress = `{
  const listening = new AbortController()
  const early = (window.earlyPress = { forget: () => listening.abort() })
  const keep = (event) => {
    const isForButton = event.target.closest?.("button")
    if (isForButton && (event.type === "click" || event.key.startsWith("Arrow"))) early.last = event
  }
  const options = { capture: true, passive: true, signal: listening.signal }
  for (const type of ["click", "keydown"]) addEventListener(type, keep, options)
}`

/** Makes the kept press again, now that React hears it. */
export function repeatEarlyPress(): void {
  const { last, forget } = window.earlyPress ?? {}
  forget?.()
  if (!(last?.target instanceof Element)) return
  const button = last.target.closest('button')
  if (last instanceof KeyboardEvent) button?.dispatchEvent(new KeyboardEvent(last.type, last))
  else button?.click()
}
