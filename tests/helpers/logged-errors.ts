import { vi } from 'vitest'

/** The first argument of every console.error since the test began or last asked; asking forgets them. */
export function takeLoggedErrors(): unknown[] {
  const errors = vi.mocked(console.error).mock.calls.map(([first]) => first)
  vi.mocked(console.error).mockClear()
  return errors
}
