import type { Law } from '@/content/paragraphs'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { ParagraphCard } from '@/pages/paragraphs/paragraph-card'

/** One law, with an introduction and its paragraphs. */
export function LawPanel({ law }: { law: Law }) {
  return (
    <>
      <h2 className="text-2xl">{withSoftHyphens(law.heading)}</h2>
      <p className="mt-3.5 max-w-prose">{law.intro}</p>
      {law.paragraphs.map((paragraph) => (
        <ParagraphCard key={paragraph.number} {...paragraph} />
      ))}
    </>
  )
}
