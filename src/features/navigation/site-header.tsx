import * as NavigationMenu from '@radix-ui/react-navigation-menu'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { mainEntries, utilityLinks } from '@/content/navigation'
import { paths } from '@/content/paths'
import { CurrentLink } from '@/features/navigation/current-link'
import { DropdownMenu } from '@/features/navigation/dropdown-menu'
import { Logo } from '@/features/navigation/logo'
import { MobileMenu } from '@/features/navigation/mobile-menu'
import { PhoneLine } from '@/features/navigation/phone-line'

/** Specification 9, UI: a menu opens when the pointer has rested on it this long. */
const HOVER_DELAY_MS = 100

const mainLinkClasses =
  "relative inline-flex min-h-11 items-center rounded-sm px-[0.85rem] text-ui font-medium whitespace-nowrap no-underline hover:bg-muted aria-[current]:font-bold aria-[current]:after:absolute aria-[current]:after:inset-x-[0.85rem] aria-[current]:after:bottom-0.5 aria-[current]:after:h-[3px] aria-[current]:after:rounded-[2px] aria-[current]:after:bg-primary aria-[current]:after:content-['']"

/** Two levels: a narrow bar that scrolls away, and the main row that stays. */
export function SiteHeader({
  newsletterButton,
  mobileNewsletterButton,
}: {
  newsletterButton: React.ReactNode
  mobileNewsletterButton: React.ReactNode
}) {
  const [openEntry, setOpenEntry] = useState('')
  return (
    // Both rows are the page's banner; `contents` lets the second stick to the page, not to this element.
    <header className="contents">
      <div className="on-deep bg-deep text-meta text-deep-foreground max-xl:hidden print:hidden">
        <div className="wrap-wide flex min-h-11 items-center justify-between gap-6">
          <PhoneLine />
          <nav aria-label="Genveje">
            <ul className="flex gap-1">
              {utilityLinks.map((link) => (
                <li key={link.to}>
                  <CurrentLink
                    to={link.to}
                    className="inline-flex min-h-11 items-center gap-2 px-[0.7rem] no-underline hover:underline aria-[current=page]:underline [&_svg]:size-[1.15em]"
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
      <div className="sticky top-0 z-40 border-b border-border bg-background print:static">
        <div className="wrap-wide flex min-h-18 items-center justify-between gap-6 md:min-h-21">
          <Logo />
          <NavigationMenu.Root
            aria-label="Hovedmenu"
            delayDuration={HOVER_DELAY_MS}
            value={openEntry}
            onValueChange={setOpenEntry}
            className="ml-auto max-xl:hidden print:hidden"
          >
            <NavigationMenu.List className="flex items-center gap-0.5">
              {mainEntries.map((entry) =>
                'links' in entry ? (
                  <DropdownMenu key={entry.label} {...entry} onLeave={() => setOpenEntry('')} />
                ) : (
                  <li key={entry.to}>
                    <CurrentLink to={entry.to} className={mainLinkClasses}>
                      {entry.label}
                    </CurrentLink>
                  </li>
                ),
              )}
            </NavigationMenu.List>
          </NavigationMenu.Root>
          <div className="-ml-2 max-xl:hidden print:hidden">{newsletterButton}</div>
          <MobileMenu newsletterButton={mobileNewsletterButton} />
        </div>
      </div>
    </header>
  )
}
