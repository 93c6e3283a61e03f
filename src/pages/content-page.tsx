import { PageFrame } from '@/components/sections/page-frame'
import { PageSection } from '@/components/sections/page-section'
import type { SimplePage } from '@/content/page-content'

/** The template of every page that has no part of its own. */
export function ContentPage({ content }: { content: SimplePage }) {
  return (
    <PageFrame content={content}>
      {content.sections.map((section) => (
        <PageSection key={section.id} section={section} />
      ))}
    </PageFrame>
  )
}
