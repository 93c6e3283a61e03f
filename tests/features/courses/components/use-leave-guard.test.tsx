import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useLeaveGuard } from '@/features/courses/components/use-leave-guard'

beforeEach(() => {
  window.history.replaceState({ idx: 0 }, '', '/contact')
  window.history.pushState({ idx: 1 }, '', '/admin/dashboard')
})

test('takes a step back in the history back and reports it', async () => {
  const onLeaveAttempt = vi.fn()
  const onPopState = vi.fn()
  renderHook(() => useLeaveGuard(true, onLeaveAttempt))
  window.addEventListener('popstate', onPopState)
  window.history.back()

  await waitFor(() => expect(onLeaveAttempt).toHaveBeenCalledOnce())
  await waitFor(() => expect(window.location.pathname).toBe('/admin/dashboard'))
  // The step back never reached the router; the return to its own entry changes nothing for it.
  await waitFor(() => expect(onPopState).toHaveBeenCalledOnce())
  window.removeEventListener('popstate', onPopState)
})

test('lets the visitor go when it is not active', async () => {
  const onLeaveAttempt = vi.fn()
  const { rerender } = renderHook(({ isActive }) => useLeaveGuard(isActive, onLeaveAttempt), {
    initialProps: { isActive: true },
  })
  rerender({ isActive: false })
  window.history.back()

  await waitFor(() => expect(window.location.pathname).toBe('/contact'))
  expect(onLeaveAttempt).not.toHaveBeenCalled()
})
