import { useDeferredValue } from 'react'
import { type Location, useLocation } from 'react-router-dom'

/**
 * The page at the present address. The one that is left goes out of sight at once and is taken down in the render that
 * follows: on a slow phone that takes longer than building the heading of the next.
 * @param Page by memo, or the page that is left would be rendered anew
 */
export function PageTurn({
  Page,
}: {
  Page: React.MemoExoticComponent<React.ComponentType<{ location: Location }>>
}) {
  const location = useLocation()
  const before = useDeferredValue(location)
  const shown = (
    <div key={location.pathname}>
      <Page location={location} />
    </div>
  )
  // In front, where whoever looks for the heading or a section finds the one that can be seen.
  return [
    shown,
    before.pathname !== location.pathname && (
      <div key={before.pathname} hidden>
        <Page location={before} />
      </div>
    ),
  ]
}
