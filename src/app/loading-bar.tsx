import { useEffect, useState } from 'react'
import { LiveRegion } from '@/components/ui/live-region'
import { layout } from '@/content/layout'
import { useIsLoading } from '@/lib/code-loading'

/** Most pages load sooner, and the bar would only flash. */
const DELAY_MS = 400

/** A bar at the top of the window while the next page is loading; the current one stays meanwhile. */
export function LoadingBar() {
  const isLoading = useIsLoading()
  const [isSlow, setIsSlow] = useState(false)

  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setIsSlow(true), DELAY_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isLoading])

  return (
    <>
      {isSlow && (
        <span
          aria-hidden
          className="pointer-events-none fixed inset-x-0 top-0 z-60 h-1 bg-primary motion-safe:animate-pulse"
        />
      )}
      <LiveRegion>{isSlow && layout.loading}</LiveRegion>
    </>
  )
}
