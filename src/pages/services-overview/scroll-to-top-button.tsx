import { ArrowUp } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { layout } from '@/content/layout'
import { focusHeading } from '@/lib/move-focus'
import { prefersReducedMotion } from '@/lib/reading-preferences'

/** For long pages: appears below the first screen, and returns to the heading. */
export function ScrollToTopButton() {
  const isPastFirstScreen = useSyncExternalStore(subscribe, checkPastFirstScreen, () => false)
  if (!isPastFirstScreen) return null
  return (
    <button
      type="button"
      aria-label={layout.toTop}
      onClick={scrollToTop}
      className="fixed right-(--gutter) bottom-5 z-30 grid size-13 place-items-center rounded-full border-2 border-background bg-primary text-primary-foreground shadow-lg transition-colors duration-150 hover:bg-primary-hover"
    >
      <ArrowUp aria-hidden className="size-6" />
    </button>
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true })
  window.addEventListener('resize', onChange)
  return () => {
    window.removeEventListener('scroll', onChange)
    window.removeEventListener('resize', onChange)
  }
}

function checkPastFirstScreen(): boolean {
  return window.scrollY > window.innerHeight
}

/** Focuses the heading, since the button is removed at the top. */
function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  focusHeading()
}
