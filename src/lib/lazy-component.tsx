import { type ComponentType, lazy, useState } from 'react'
import { downloadOnce } from '@/lib/loading'
import { loadNow } from '@/lib/missing-code'

export type LazyComponent<Props = object> = ComponentType<Props> & {
  /** Downloads the code; the component then renders without waiting. @throws if it cannot be had */
  preload: () => Promise<void>
}

const failed = new Set<() => void>()

/** Lets what could not be downloaded be asked for again the next time it is shown. */
export function retryFailedDownloads(): void {
  for (const renew of failed) renew()
  failed.clear()
}

/**
 * A component whose code is downloaded when it is first shown or preloaded. React's own `lazy` waits a moment even
 * for what is there, which would take the page apart that has come as HTML, and keeps a failure for ever.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  const download = downloadOnce(async () => {
    const module = await load()
    loaded = module.default
    return module
  })
  let Waiting = waiting()

  function waiting() {
    return lazy(async () => {
      try {
        return await loadNow(download())
      } catch (error) {
        failed.add(() => {
          Waiting = waiting()
        })
        throw error
      }
    })
  }

  function Component(props: Props) {
    // Whichever it was at first: another type of element would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Waiting)
    return <Shown {...props} />
  }
  Component.preload = async () => {
    await download()
  }
  return Component
}

/** Asks for code that a page will show, but does not wait for. On a server there is nobody to show it to. */
export function preloadInBackground({ preload }: Pick<LazyComponent, 'preload'>): void {
  if (typeof document === 'undefined') return
  preload().catch(() => {
    // Showing it tries again and says so.
  })
}
