import { useEffect, useEffectEvent } from 'react'
import { holdUnsavedInput } from '@/lib/unsaved-input'

/**
 * While active, protects unsaved input. The browser asks before the tab closes or another site opens; a step back or
 * forward within the site is prevented and calls `onLeaveAttempt` instead.
 */
export function useLeaveGuard(isActive: boolean, onLeaveAttempt: () => void): void {
  const reportAttempt = useEffectEvent(onLeaveAttempt)

  useEffect(() => {
    if (!isActive) return
    const release = holdUnsavedInput()

    function onBeforeUnload(event: BeforeUnloadEvent) {
      event.preventDefault()
    }

    // The router cannot block the browser's own back and forward: popstate fires after the step. Where the event is
    // not cancelable (older browsers, or a second attempt in a row), the step happens.
    function onNavigate(event: NavigateEvent) {
      if (event.navigationType !== 'traverse' || !event.cancelable) return
      event.preventDefault()
      reportAttempt()
    }

    const navigation = 'navigation' in window ? window.navigation : undefined
    window.addEventListener('beforeunload', onBeforeUnload)
    navigation?.addEventListener('navigate', onNavigate)
    return () => {
      release()
      window.removeEventListener('beforeunload', onBeforeUnload)
      navigation?.removeEventListener('navigate', onNavigate)
    }
  }, [isActive])
}
