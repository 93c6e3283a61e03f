import { useEffect, useEffectEvent } from 'react'

/**
 * While active, keeps unsaved input from being lost on the way out. The browser asks before the tab closes or
 * another site opens; a step back or forward within the site is stopped and calls `onLeaveAttempt` instead.
 */
export function useLeaveGuard(isActive: boolean, onLeaveAttempt: () => void): void {
  const reportAttempt = useEffectEvent(onLeaveAttempt)

  useEffect(() => {
    if (!isActive) return

    function onBeforeUnload(event: BeforeUnloadEvent) {
      event.preventDefault()
    }

    // The router has no say in a step that the browser takes, and popstate comes when it is taken. Where the
    // browser does not let us stop it (older ones, or a second try in a row), the step is taken.
    function onNavigate(event: NavigateEvent) {
      if (event.navigationType !== 'traverse' || !event.cancelable) return
      event.preventDefault()
      reportAttempt()
    }

    const navigation = 'navigation' in window ? window.navigation : undefined
    window.addEventListener('beforeunload', onBeforeUnload)
    navigation?.addEventListener('navigate', onNavigate)
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload)
      navigation?.removeEventListener('navigate', onNavigate)
    }
  }, [isActive])
}
