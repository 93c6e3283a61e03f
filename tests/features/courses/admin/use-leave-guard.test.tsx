import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useLeaveGuard } from '@/features/courses/admin/use-leave-guard'

let navigation: EventTarget

beforeEach(() => {
  navigation = new EventTarget()
  vi.stubGlobal('navigation', navigation)
})

/** Asks to go somewhere as the browser does, and tells whether it may. */
function mayNavigate(navigationType: NavigationType, cancelable = true): boolean {
  return navigation.dispatchEvent(
    Object.assign(new Event('navigate', { cancelable }), { navigationType }),
  )
}

function mayCloseTab(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

test('an active guard prevents a step in the history and reports it', () => {
  const onLeaveAttempt = vi.fn()
  renderHook(() => useLeaveGuard(true, onLeaveAttempt))

  expect(mayNavigate('traverse')).toBe(false)
  expect(onLeaveAttempt).toHaveBeenCalledOnce()
})

test('a step that cannot be prevented is not reported', () => {
  const onLeaveAttempt = vi.fn()
  renderHook(() => useLeaveGuard(true, onLeaveAttempt))

  expect(mayNavigate('traverse', false)).toBe(true)
  expect(onLeaveAttempt).not.toHaveBeenCalled()
})

test("the site's own links are not guarded", () => {
  const onLeaveAttempt = vi.fn()
  renderHook(() => useLeaveGuard(true, onLeaveAttempt))

  expect(mayNavigate('push')).toBe(true)
  expect(onLeaveAttempt).not.toHaveBeenCalled()
})

test('an inactive guard prevents nothing', () => {
  const onLeaveAttempt = vi.fn()
  const { rerender } = renderHook(({ isActive }) => useLeaveGuard(isActive, onLeaveAttempt), {
    initialProps: { isActive: true },
  })
  expect(mayCloseTab()).toBe(false)
  rerender({ isActive: false })

  expect(mayCloseTab()).toBe(true)
  expect(mayNavigate('traverse')).toBe(true)
  expect(onLeaveAttempt).not.toHaveBeenCalled()
})

test('the tab is guarded in browsers without the Navigation API', () => {
  vi.unstubAllGlobals()
  renderHook(() => useLeaveGuard(true, () => {}))

  expect(mayCloseTab()).toBe(false)
})
