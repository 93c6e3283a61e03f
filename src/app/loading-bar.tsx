import { useEffect, useState } from 'react'
import { LiveRegion } from '@/components/ui/live-region'
import { frame } from '@/content/frame'
import { useIsLoading } from '@/lib/loading'

/** Most pages are there sooner, and then nothing should flash. */
const PATIENCE_MS = 400

/** Says at the top of the window that the chosen page is on its way; the one before it stays meanwhile. */
export function LoadingBar() {
  const isLoading = useIsLoading()
  const [isSlow, setIsSlow] = useState(false)

  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS)
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
      <LiveRegion>{isSlow && frame.loading}</LiveRegion>
    </>
  )
}
