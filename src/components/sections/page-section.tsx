import { FactsCard } from '@/components/sections/facts-card'
import { PageBlock } from '@/components/sections/page-block'
import { Section } from '@/components/sections/section'
import type { PageSection as Content } from '@/content/page-content'

/** A section across the page, from its content. */
export function PageSection({ section }: { section: Content }) {
  return (
    <Section {...section} aside={section.aside && <FactsCard {...section.aside} />}>
      <PageBlock block={section} />
    </Section>
  )
}
