import { useEffect, useEffectEvent } from 'react'

/**
 * While active, keeps unsaved input from being lost on the way out: the browser asks before the tab closes or
 * another site opens, and going back or forward within the site stays here and calls `onLeaveAttempt`.
 */
export function useLeaveGuard(isActive: boolean, onLeaveAttempt: () => void): void {
  const reportAttempt = useEffectEvent(onLeaveAttempt)

  useEffect(() => {
    if (!isActive) return
    const ownIndex = historyIndex()

    function onBeforeUnload(event: BeforeUnloadEvent) {
      event.preventDefault()
    }

    // A step in the history cannot be cancelled, so it is taken back before the router hears of it.
    function onPopState(event: PopStateEvent) {
      const stepsBack = ownIndex - historyIndex()
      if (!stepsBack) return
      event.stopImmediatePropagation()
      window.history.go(stepsBack)
      reportAttempt()
    }

    window.addEventListener('beforeunload', onBeforeUnload)
    window.addEventListener('popstate', onPopState, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload)
      window.removeEventListener('popstate', onPopState, { capture: true })
    }
  }, [isActive])
}

/** The number that React Router gives every entry of the history; NaN for an entry that is not its own. */
function historyIndex(): number {
  const state: unknown = window.history.state
  const index =
    typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined
  return typeof index === 'number' ? index : Number.NaN
}
