import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeToast, showToast, TOAST_REMOVE_DELAY_MS, useToast } from '@/lib/toast-store'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function show(title: string): void {
  act(() => showToast({ title, text: 'Tekst', tone: 'success' }))
}

test('a new toast takes the place of the one before it', () => {
  const { result } = renderHook(useToast)
  show('Første')
  show('Anden')
  expect(result.current).toMatchObject({ title: 'Anden', isOpen: true })
})

test('a closed toast is forgotten after the removal delay', () => {
  const { result } = renderHook(useToast)
  show('Luk mig')
  const id = result.current?.id ?? Number.NaN
  act(() => closeToast(id))
  expect(result.current).toMatchObject({ title: 'Luk mig', isOpen: false })

  act(() => vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1))
  expect(result.current).not.toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(result.current).toBeNull()
})

test('closing an older toast leaves the newer one open', () => {
  const { result } = renderHook(useToast)
  show('Ældre')
  const older = result.current?.id ?? Number.NaN
  show('Nyere')
  act(() => closeToast(older))
  expect(result.current).toMatchObject({ title: 'Nyere', isOpen: true })
})
