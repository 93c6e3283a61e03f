import { type ComponentType, lazy } from 'react'
import { whileLoading } from '@/lib/loading'

type PageModule = { default: ComponentType }

let round = 0

/** Lets pages that could not be downloaded try again when they are next shown. */
export function retryFailedPages(): void {
  round += 1
}

/**
 * A page, or the frame around some, whose code is downloaded when it is first shown. React's own `lazy` keeps
 * a failure for ever; this one tries again after retryFailedPages, since the network may be back. Not at once:
 * React renders a failed page a second time before it gives up, and would never get to the end.
 */
export function lazyPage(load: () => Promise<PageModule>): ComponentType {
  let failedIn: number | undefined
  let Page = attempt()

  function attempt() {
    return lazy(async () => {
      try {
        return await whileLoading(load())
      } catch (error) {
        failedIn = round
        throw error
      }
    })
  }

  return function LazyPage() {
    if (failedIn !== undefined && failedIn !== round) {
      failedIn = undefined
      Page = attempt()
    }
    return <Page />
  }
}
