import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useLeaveGuard } from '@/features/courses/admin/use-leave-guard'
import { hasUnsavedInput } from '@/lib/unsaved-input'

function mayCloseTab(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

test('an active guard reports and prevents a step in the history where it can, and nothing else', () => {
  const navigation = new EventTarget()
  vi.stubGlobal('navigation', navigation)
  /** Dispatches the browser's event of a navigation. @returns whether it was allowed */
  const mayNavigate = (navigationType: NavigationType, cancelable = true) =>
    navigation.dispatchEvent(
      Object.assign(new Event('navigate', { cancelable }), { navigationType }),
    )
  const onLeaveAttempt = vi.fn()
  const { rerender } = renderHook((isActive: boolean) => useLeaveGuard(isActive, onLeaveAttempt), {
    initialProps: true,
  })

  expect(mayNavigate('push')).toBe(true)
  expect(mayNavigate('traverse', false)).toBe(true)
  expect(onLeaveAttempt).not.toHaveBeenCalled()
  expect(mayNavigate('traverse')).toBe(false)
  expect(onLeaveAttempt).toHaveBeenCalledOnce()
  expect(mayCloseTab()).toBe(false)
  expect(hasUnsavedInput()).toBe(true)

  rerender(false)
  expect(mayNavigate('traverse')).toBe(true)
  expect(mayCloseTab()).toBe(true)
  expect(hasUnsavedInput()).toBe(false)
  expect(onLeaveAttempt).toHaveBeenCalledOnce()
})
