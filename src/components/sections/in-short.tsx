import { CheckList } from '@/components/sections/check-list'
import { inShortHeading } from '@/content/in-short'
import type { RichText } from '@/content/rich-text'

/** What a page comes down to, in a few lines before the long text. */
export function InShort({ lines }: { lines: readonly RichText[] }) {
  return (
    <section aria-labelledby="kort-fortalt">
      <h2 id="kort-fortalt" className="mb-4 text-xl">
        {inShortHeading}
      </h2>
      <CheckList points={lines} />
    </section>
  )
}
