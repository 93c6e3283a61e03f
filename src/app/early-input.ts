declare global {
  interface Window {
    earlyInput?: { last?: MouseEvent | KeyboardEvent; stop: () => void }
  }
}

/** Inline script of every prerendered page: records the last click on a button, or arrow key on a tab, before hydration. */
export const captureEarlyInputScript = `{
  const listening = new AbortController()
  const early = (window.earlyInput = { stop: () => listening.abort() })
  const capture = (event) => {
    const isForButton = event.target.closest?.("button")
    if (isForButton && (event.type === "click" || event.key.startsWith("Arrow"))) early.last = event
  }
  const options = { capture: true, passive: true, signal: listening.signal }
  for (const type of ["click", "keydown"]) addEventListener(type, capture, options)
}`

/** Dispatches the recorded event again, after hydration. */
export function replayEarlyInput(): void {
  const { last, stop } = window.earlyInput ?? {}
  stop?.()
  if (!(last?.target instanceof Element)) return
  const button = last.target.closest('button')
  if (last instanceof KeyboardEvent) button?.dispatchEvent(new KeyboardEvent(last.type, last))
  else button?.click()
}
