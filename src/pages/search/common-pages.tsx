import { MoreLink } from '@/components/sections/more-link'
import { searchMessages } from '@/features/search/messages'

/** The pages that most people look for. */
export function CommonPages() {
  return (
    <nav aria-labelledby="common" className="mt-12">
      <h2 id="common" className="text-2xl">
        {searchMessages.commonHeading}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-x-8">
        {searchMessages.commonPages.map((page) => (
          <li key={page.to}>
            <MoreLink {...page} className="min-h-11" />
          </li>
        ))}
      </ul>
    </nav>
  )
}
