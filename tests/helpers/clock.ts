import { afterEach, beforeEach, vi } from 'vitest'

/** Each test of a file takes place at this moment; its timers are real. */
export function stopClockAt(moment: string): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}
