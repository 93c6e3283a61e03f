import { Search } from 'lucide-react'
import { Logo } from '@/components/sections/logo'
import { mainEntries, menus, utilityLinks } from '@/content/navigation'
import { paths } from '@/content/paths'
import { CurrentLink } from '@/features/navigation/current-link'
import { DropdownMenu } from '@/features/navigation/dropdown-menu'
import { MobileMenu } from '@/features/navigation/mobile-menu'
import { PhoneLine } from '@/features/navigation/phone-line'
import { usePageState } from '@/lib/use-page-state'

const entryClasses =
  "relative flex min-h-11 items-center justify-center rounded-sm px-3.5 text-center text-ui leading-tight font-medium no-underline hover:bg-muted aria-current:font-bold aria-current:after:absolute aria-current:after:inset-x-3.5 aria-current:after:bottom-0.5 aria-current:after:h-0.75 aria-current:after:rounded-full aria-current:after:bg-primary aria-current:after:content-['']"

/** A narrow bar that scrolls away, and the sticky main row. */
export function SiteHeader({
  newsletterButton,
  mobileNewsletterButton,
}: {
  newsletterButton: React.ReactNode
  mobileNewsletterButton: React.ReactNode
}) {
  return (
    // `contents` makes the main row stick to the page, not to this element.
    <header className="contents">
      <div className="on-deep bg-deep text-meta text-deep-foreground max-xl:hidden">
        <div className="wrap-wide flex min-h-11 items-center justify-between gap-6">
          <PhoneLine />
          <nav aria-label={menus.shortcuts}>
            <ul className="flex gap-1">
              {utilityLinks.map((link) => (
                <li key={link.to}>
                  <CurrentLink
                    to={link.to}
                    className="inline-flex min-h-11 items-center gap-2 px-2.75 no-underline hover:underline aria-current:underline svg:size-4.5"
                  >
                    {link.to === paths.search && <Search aria-hidden />}
                    {link.label}
                  </CurrentLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <div className="sticky top-0 z-40 border-b border-border bg-background">
        <div className="wrap-wide flex min-h-18 items-center justify-between gap-6 md:min-h-21">
          <Logo />
          <MainMenu />
          <div className="-ml-2 noscript:hidden max-xl:hidden">{newsletterButton}</div>
          <MobileMenu newsletterButton={mobileNewsletterButton} />
        </div>
      </div>
      <noscript>{import.meta.env.SSR && <AllLinks />}</noscript>
    </header>
  )
}

function MainMenu() {
  const [openLabel, setOpenLabel] = usePageState('')
  return (
    <nav aria-label={menus.main} className="ml-auto max-xl:hidden">
      <ul className="flex items-center gap-0.5">
        {mainEntries.map((entry) =>
          'links' in entry ? (
            <DropdownMenu
              key={entry.label}
              {...entry}
              className={entryClasses}
              isOpen={openLabel === entry.label}
              onOpenChange={(isOpen) => setOpenLabel(isOpen ? entry.label : '')}
            />
          ) : (
            <li key={entry.to}>
              <CurrentLink to={entry.to} className={entryClasses}>
                <span data-label={entry.label} className="steady-label">
                  {entry.label}
                </span>
              </CurrentLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

/** The mobile menu without scripts. Exists only in the prerendered HTML; React does not render it in the browser. */
function AllLinks() {
  const links = mainEntries.flatMap((entry) => ('links' in entry ? entry.links : entry))
  return (
    <nav aria-label={menus.main} className="border-b border-border py-2 xl:hidden">
      <ul className="wrap-wide flex flex-wrap gap-x-6">
        {[...links, ...utilityLinks].map(({ label, to }) => (
          <li key={to}>
            <CurrentLink
              to={to}
              className="inline-flex min-h-11 items-center text-ui no-underline hover:underline aria-current:font-bold"
            >
              {label}
            </CurrentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
