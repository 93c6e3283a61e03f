import { CheckList } from '@/components/sections/check-list'
import { inShortHeading } from '@/content/in-short'
import type { RichText } from '@/content/rich-text'

/** A summary of the page, before the long text. @param children an action beside the heading */
export function InShort({
  lines,
  children,
}: {
  lines: readonly RichText[]
  children?: React.ReactNode
}) {
  return (
    <section aria-labelledby="kort-fortalt">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id="kort-fortalt" className="text-xl">
          {inShortHeading}
        </h2>
        {children}
      </div>
      <CheckList points={lines} />
    </section>
  )
}
