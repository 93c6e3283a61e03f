import { ChevronDown } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Prose } from '@/components/sections/prose'
import { UrgentHelp } from '@/components/sections/urgent-help'
import type { LegalContent } from '@/content/legal/legal-content'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { BELOW_MD } from '@/lib/media-query'
import { nameInHash } from '@/lib/name-in-link'

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
          <div className="mt-1 pb-8">
            <Prose {...section} />
            {section.hasUrgentHelp && <UrgentHelp heading="h3" className="mt-6" />}
          </div>
        </details>
      ))}
    </div>
  )
}

/** Opens all sections of an element on wide screens, on phones the one in the URL's hash. @returns the element's ref */
function useCollapsedOnMobile() {
  const list = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()

  useLayoutEffect(() => {
    const phone = window.matchMedia(BELOW_MD)
    const openOnWideScreens = () => {
      if (phone.matches) return
      for (const section of list.current?.querySelectorAll('details') ?? []) section.open = true
    }
    openOnWideScreens()
    if (list.current) list.current.dataset.folds = ''
    phone.addEventListener('change', openOnWideScreens)
    return () => phone.removeEventListener('change', openOnWideScreens)
  }, [])

  // A layout effect: before the page scrolls to the section. The key changes with every navigation, also to the same
  // hash.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    for (const section of list.current?.querySelectorAll('details') ?? []) {
      if (section.id === nameInHash(hash)) section.open = true
    }
  }, [hash, key])

  return list
}
