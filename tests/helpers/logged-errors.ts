import { afterEach, beforeEach, expect, vi } from 'vitest'

/** The first argument of every console.error since the test began or last asked; asking forgets them. */
export function takeLoggedErrors(): unknown[] {
  const errors = vi.mocked(console.error).mock.calls.map(([first]) => first)
  vi.mocked(console.error).mockClear()
  return errors
}

/** Fails each test on an error that it does not take. setup.ts calls it for all files with a document. */
export function refuseLoggedErrors(): void {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    const unexpected = vi.mocked(console.error).mock.calls
    vi.mocked(console.error).mockRestore()
    expect(unexpected).toEqual([])
  })
}
