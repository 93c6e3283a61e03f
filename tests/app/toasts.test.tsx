import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Toasts } from '@/app/toasts'
import { dismissToast, showToast } from '@/lib/toast-store'
import { inEnglish, wording } from '@/lib/wording'
import { expectToast } from '../helpers/render-site'

afterEach(() => {
  act(dismissToast)
  cleanup()
})

const refusal = {
  title: 'Fejl',
  text: wording`Kunne ikke hente kurser: ${inEnglish('JWT expired')}`,
  tone: 'destructive',
} as const

/** The polite announcements. */
function announced(): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>('[aria-live="polite"], [role="alert"]'))
}

test('a toast is announced once, in a live region that was there before, with the words of a server in their language', async () => {
  render(<Toasts />)
  const [place, ...others] = announced()
  expect(others).toEqual([])
  expect(place).toBeEmptyDOMElement()

  showToast(refusal)
  await expectToast('Fejl', 'Kunne ikke hente kurser: JWT expired')
  expect(announced()).toEqual([place])
  expect(place).toHaveTextContent(/^Fejl\s*Kunne ikke hente kurser: JWT expired$/)
  for (const words of screen.getAllByText('JWT expired'))
    expect(words).toHaveAttribute('lang', 'en')

  const first = place?.firstChild
  // The same words again.
  act(() => showToast(refusal))
  expect(place?.firstChild).not.toBe(first)

  act(dismissToast)
  await waitFor(() => expect(place).toBeEmptyDOMElement())
})

test('a toast closes after five seconds', async () => {
  render(<Toasts />)
  showToast(refusal)
  await expectToast('Fejl', 'Kunne ikke hente kurser: JWT expired')
  const [place] = announced()

  vi.useFakeTimers()
  act(() => showToast(refusal))
  act(() => vi.advanceTimersByTime(4_999))
  expect(place).not.toBeEmptyDOMElement()
  act(() => vi.advanceTimersByTime(1))
  expect(place).toBeEmptyDOMElement()
})
