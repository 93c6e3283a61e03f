import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { closeToast, showToast, useToast } from '@/lib/toast-store'

test('one toast is shown at a time, and a closed one is forgotten after 1,000,000 ms', () => {
  vi.useFakeTimers()
  const { result } = renderHook(useToast)
  act(() => showToast({ title: 'Første', text: 'Tekst', tone: 'success' }))
  const first = result.current?.id ?? Number.NaN
  act(() => showToast({ title: 'Anden', text: 'Tekst', tone: 'success' }))
  act(() => closeToast(first))
  expect(result.current).toMatchObject({ title: 'Anden', isOpen: true })

  act(() => closeToast(result.current?.id ?? Number.NaN))
  act(() => vi.advanceTimersByTime(999_999))
  expect(result.current).toMatchObject({ title: 'Anden', isOpen: false })
  act(() => vi.advanceTimersByTime(1))
  expect(result.current).toBeNull()
})
