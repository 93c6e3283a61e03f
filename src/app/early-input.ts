declare global {
  interface Window {
    earlyInput?: { last?: Event; record: (event: Event) => void }
  }
}

const TYPES = ['click', 'keydown']

/** Records the last click on a button, or arrow key on a tab, until hydration. Part of boot.ts. */
export function recordEarlyInput(): void {
  const early: NonNullable<Window['earlyInput']> = {
    record(event) {
      if (event instanceof KeyboardEvent && !event.key.startsWith('Arrow')) return
      if (event.target instanceof Element && event.target.closest('button')) early.last = event
    },
  }
  window.earlyInput = early
  for (const type of TYPES) addEventListener(type, early.record, true)
}

/** Ends the recording and dispatches the recorded event again, after hydration. */
export function replayEarlyInput(): void {
  const { last, record } = window.earlyInput ?? {}
  if (record) for (const type of TYPES) removeEventListener(type, record, true)
  if (!(last?.target instanceof Element)) return
  const button = last.target.closest('button')
  if (last instanceof KeyboardEvent) button?.dispatchEvent(new KeyboardEvent(last.type, last))
  else button?.click()
}
