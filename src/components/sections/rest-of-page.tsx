import { useAfterFirstFrame } from '@/lib/use-after-first-frame'

/** What stands below a page's heading. After a click on a link the heading is painted before this is begun. */
export function RestOfPage({ children }: { children: React.ReactNode }) {
  // The place keeps the footer out of the view.
  return useAfterFirstFrame() ? children : <div className="min-h-dvh" />
}
