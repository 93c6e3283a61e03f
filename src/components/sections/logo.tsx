import { PageLink } from '@/components/links/page-link'
import { Illustration } from '@/components/sections/illustration'
import { layout } from '@/content/layout'
import { paths } from '@/content/paths'
import { site } from '@/content/site'

/** The mark and the name in three lines, leading to the front page. */
export function Logo() {
  return (
    <PageLink
      to={paths.home}
      aria-label={layout.toFrontPage}
      className="flex shrink-0 items-center gap-3 font-display text-sm leading-4.5 font-semibold no-underline md:text-figure md:leading-5"
    >
      <Illustration name="logo-mark" className="size-11 md:size-13 svg:size-full" />
      <span>
        {site.nameLines.map((line) => (
          // The space separates the words for screen readers and copied text.
          <span key={line} className="block">
            {`${line} `}
          </span>
        ))}
      </span>
    </PageLink>
  )
}
