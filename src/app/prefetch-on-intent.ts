import { canonicalPath } from '@/app/canonical-location'
import { preloadPage } from '@/app/routes'
import { loadDrawings } from '@/illustrations/drawings'

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Downloads a page's code as soon as a link to it is pointed at, focused or touched, so that the page is there
 * when the link is followed.
 */
export function prefetchOnIntent(): void {
  for (const intent of INTENTS) {
    // On the way down: React holds some events back until it has taken over the page they happened on.
    document.addEventListener(intent, onIntent, { passive: true, capture: true })
  }
}

function onIntent({ type, target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link) return
  // A link can also come to lie under a pointer at rest, with a page that has just been opened: that is painted first.
  if (type === 'pointerover') requestAnimationFrame(() => setTimeout(prefetch, 0, link))
  else prefetch(link)
}

function prefetch({ origin, pathname, target }: HTMLAnchorElement): void {
  if (origin !== window.location.origin || target === '_blank') return
  const path = canonicalPath(pathname)
  if (path === canonicalPath(window.location.pathname)) return
  Promise.all([preloadPage(path), loadDrawings()]).catch(() => {
    // Whoever follows the link asks for it again, and is told if it still cannot be had.
  })
}
