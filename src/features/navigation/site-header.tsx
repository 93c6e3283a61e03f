import { NavLink } from 'react-router-dom'
import { mainLinks, utilityLinks } from '@/content/navigation'
import { Logo } from '@/features/navigation/logo'
import { MobileMenu } from '@/features/navigation/mobile-menu'
import { PhoneLine } from '@/features/navigation/phone-line'

/** Two levels: a narrow bar that scrolls away, and the main row that stays. */
export function SiteHeader() {
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
                  <NavLink
                    to={link.to}
                    className="inline-flex min-h-11 items-center px-[0.7rem] no-underline hover:underline aria-[current]:underline"
                  >
                    {link.label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <div className="sticky top-0 z-40 border-b border-border bg-background print:static">
        <div className="wrap-wide flex min-h-18 items-center justify-between gap-6 md:min-h-21">
          <Logo />
          <nav aria-label="Hovedmenu" className="max-xl:hidden print:hidden">
            <ul className="flex items-center gap-0.5">
              {mainLinks.map((link) => (
                <li key={link.to}>
                  <NavLink
                    to={link.to}
                    className="relative inline-flex min-h-11 items-center rounded-sm px-[0.85rem] text-[1.0625rem] font-medium no-underline hover:bg-muted aria-[current]:font-bold aria-[current]:after:absolute aria-[current]:after:inset-x-[0.85rem] aria-[current]:after:bottom-0.5 aria-[current]:after:h-[3px] aria-[current]:after:rounded-[2px] aria-[current]:after:bg-primary aria-[current]:after:content-['']"
                  >
                    {link.label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}
