import { type ComponentType, lazy, useState } from 'react'
import { fetchWhenNeeded, isFirstPageHeld } from '@/app/first-page'
import { downloadOnce, whileLoading } from '@/lib/loading'
import { renewPage } from '@/lib/missing-code'

type PageModule = { default: ComponentType }

export type LazyPage = ComponentType & {
  /** Downloads the page's code; it then renders without waiting. @throws if the code cannot be had */
  preload: () => Promise<void>
  isLoaded: () => boolean
}

let round = 0

/** Lets pages that could not be downloaded try again when they are next shown. */
export function retryFailedPages(): void {
  round += 1
}

/**
 * A page, or the frame around some, whose code is downloaded when it is first shown or preloaded. React's own
 * `lazy` waits a moment even for what is there, and keeps a failure for ever. This one renders at once what
 * has been preloaded, and tries again after retryFailedPages, since the network may be back. Not at once: React
 * renders a failed page a second time before it gives up, and would never get to the end.
 */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loaded: ComponentType | undefined
  let failedIn: number | undefined
  const fetchPage = downloadOnce(async () => {
    const module = await load()
    loaded = module.default
    return module
  })
  let Attempt = attempt()

  function attempt() {
    return lazy(async () => {
      try {
        return await (isFirstPageHeld()
          ? fetchWhenNeeded(fetchPage)
          : whileLoading(fetchPage().catch(renewPage)))
      } catch (error) {
        failedIn = round
        throw error
      }
    })
  }

  function Page() {
    if (failedIn !== undefined && failedIn !== round) {
      failedIn = undefined
      Attempt = attempt()
    }
    // Whichever it was at first: another type of element would begin the page anew.
    const [Shown] = useState(() => loaded ?? Attempt)
    return <Shown />
  }
  Page.preload = async () => {
    await fetchPage()
  }
  Page.isLoaded = () => loaded !== undefined
  return Page
}
