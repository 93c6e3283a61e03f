import { useContext, useDeferredValue } from 'react'
import { NavigationType, useLocation } from 'react-router-dom'
import { TypeOfNavigation } from '@/lib/navigation-type'
import { useIsHydrated } from '@/lib/use-hydrated'

/**
 * False in the render that answers a click on a link, and true in the next, which follows by itself: what waits
 * for it leaves the slow phone free to paint the new page's heading first. True from the start where a page is
 * taken over from the HTML, gone back to, or opened at one of its sections.
 */
export function useAfterFirstFrame(): boolean {
  const isPrerendered = !useIsHydrated()
  const type = useContext(TypeOfNavigation)
  const { hash } = useLocation()
  return useDeferredValue(true, isPrerendered || type !== NavigationType.Push || hash !== '')
}
