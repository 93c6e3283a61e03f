import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
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

test('words of a server keep their language, where they are shown and where they are announced', async () => {
  render(<Toasts />)
  showToast(refusal)
  await expectToast('Fejl', 'Kunne ikke hente kurser: JWT expired')
  const region = screen.getByRole('region', { name: /^Beskeder/ })
  for (const place of [region, ...announced()]) {
    expect(place).toHaveTextContent('Kunne ikke hente kurser: JWT expired')
    expect(within(place).getByText('JWT expired')).toHaveAttribute('lang', 'en')
  }
})

test('a toast is announced once, in a place that was there before it, until it is closed', async () => {
  render(<Toasts />)
  const [place, ...others] = announced()
  expect(others).toEqual([])
  expect(place).toBeEmptyDOMElement()

  showToast(refusal)
  await expectToast('Fejl', 'Kunne ikke hente kurser: JWT expired')
  expect(announced()).toEqual([place])
  expect(place).toHaveTextContent(/^Fejl\s*Kunne ikke hente kurser: JWT expired$/)

  act(dismissToast)
  await waitFor(() => expect(place).toBeEmptyDOMElement())
})

test('a toast with the same words as the last is announced again', async () => {
  render(<Toasts />)
  act(() => showToast(refusal))
  const first = announced()[0]?.firstChild
  act(() => showToast(refusal))
  expect(announced()[0]?.firstChild).not.toBe(first)
})
