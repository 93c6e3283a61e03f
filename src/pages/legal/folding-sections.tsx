import { ChevronDown } from 'lucide-react'
import { Prose } from '@/components/sections/prose'
import type { LegalContent } from '@/content/legal/legal-content'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { useCollapsedOnMobile } from '@/pages/legal/use-collapsed-on-mobile'

/** The numbered sections of a legal text; collapsed on phones, where they serve as the table of contents. */
export function FoldingSections({ sections }: Pick<LegalContent, 'sections'>) {
  const list = useCollapsedOnMobile()
  return (
    <div ref={list} className="lg:-mt-4">
      {sections.map((section, index) => (
        // Closed in the HTML, for phones; on wide screens the style sheet shows the text until a script has opened it.
        <details
          key={section.id}
          id={section.id}
          className="unfolds-when-wide group border-b border-border"
        >
          <summary className="flex min-h-15 cursor-pointer list-none items-center justify-between gap-4 py-3 hover:text-primary lg:py-5 [&::-webkit-details-marker]:hidden">
            <h2 className="text-xl">
              {index + 1}. {withSoftHyphens(section.heading)}
            </h2>
            <ChevronDown
              aria-hidden
              className="size-6 shrink-0 transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="-mt-3 pb-8">
            <Prose {...section} />
          </div>
        </details>
      ))}
    </div>
  )
}
