import { useAfterFirstFrame } from '@/lib/use-after-first-frame'

/**
 * What stands below or beside a page's heading. After a click on a link the heading is painted before this is begun.
 * @param place what keeps its place until then; unless given, one that keeps the footer out of the view
 */
export function RestOfPage({
  children,
  place = <div className="min-h-dvh" />,
}: {
  children: React.ReactNode
  place?: React.ReactNode
}) {
  return useAfterFirstFrame() ? children : place
}
