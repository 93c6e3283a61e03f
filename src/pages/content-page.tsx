import { PageSection } from '@/components/sections/page-block'
import { PageFrame } from '@/components/sections/page-frame'
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
