import { type ComponentType, lazy, useState } from 'react'
import { loadNow } from '@/lib/code-loading'

export type LazyComponent<Props = object> = ComponentType<Props> & {
  /** Downloads the code; the component then renders without suspending. @throws if the download fails */
  preload: () => Promise<void>
  /** Like preload, in the background. A failure is left to the render that needs the code. No-op during prerendering. */
  prefetch: () => void
}

const failed = new Set<() => void>()

/** Lets the next render request the code whose download has failed. */
export function retryFailedDownloads(): void {
  for (const reset of failed) reset()
  failed.clear()
}

/**
 * A component whose code is downloaded when it is first rendered, preloaded or prefetched. To be rendered inside
 * `Suspense` and an error boundary. React's own `lazy` suspends even where the code is there, which would replace a
 * prerendered page by its fallback, and caches a failure for ever.
 * @param inBackground where the visitor does not wait for the part: no loading bar, and no reload for missing code
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { inBackground = false } = {},
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  let download: ReturnType<typeof load> | undefined
  let Waiting = waiting()

  function start() {
    download ??= load()
      .then((module) => {
        loaded = module.default
        return module
      })
      .catch((error) => {
        download = undefined
        throw error
      })
    return download
  }

  function waiting() {
    return lazy(async () => {
      try {
        return await (inBackground ? start() : loadNow(start()))
      } catch (error) {
        failed.add(() => {
          Waiting = waiting()
        })
        throw error
      }
    })
  }

  function Component(props: Props) {
    // The same type while mounted: React would remount for another.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Waiting)
    return <Shown {...props} />
  }
  Component.preload = async () => {
    await start()
  }
  Component.prefetch = () => {
    if (typeof document !== 'undefined') start().catch(() => {})
  }
  return Component
}
