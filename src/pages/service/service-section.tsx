import { ContentBlock } from '@/components/sections/content-block'
import { FadeIn } from '@/components/sections/fade-in'
import { RichText } from '@/components/sections/rich-text'
import type { ServiceBlock } from '@/content/services/service-content'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { PrintSectionButton } from '@/pages/service/print-section-button'

/** One section of the table of contents: heading, introduction and content. */
export function ServiceSection({ block }: { block: ServiceBlock }) {
  return (
    <section id={block.id} aria-labelledby={`${block.id}-heading`}>
      <FadeIn>
        <h2 id={`${block.id}-heading`} className="text-2xl">
          {withSoftHyphens(block.heading)}
        </h2>
        {block.intro && (
          <p className="mt-4 max-w-prose">
            <RichText text={block.intro} />
          </p>
        )}
        <ContentBlock block={block} />
        {block.kind === 'steps' && block.printLabel && (
          <PrintSectionButton label={block.printLabel} className="mt-7" />
        )}
      </FadeIn>
    </section>
  )
}
