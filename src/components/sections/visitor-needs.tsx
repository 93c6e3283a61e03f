import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { MoreLink } from '@/components/links/more-link'
import type { NavigationLink } from '@/content/navigation'

/** A question or a visitor's situation, which unfolds the needs and their pages, also without scripts. */
export function VisitorNeeds({
  summary,
  needs,
  group,
  className,
}: {
  summary: string
  needs: readonly NavigationLink[]
  /** Of several with the same, one is open at a time. */
  group?: string
  className: string
}) {
  return (
    <details name={group} className={clsx('group', className)}>
      <summary className="flex min-h-15 cursor-pointer list-none items-center justify-between gap-4 py-3 font-display text-lg font-medium hover:text-primary [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          aria-hidden
          className="size-6 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="pb-4">
        {needs.map((need) => (
          <li key={need.label}>
            <MoreLink {...need} className="min-h-11" />
          </li>
        ))}
      </ul>
    </details>
  )
}
