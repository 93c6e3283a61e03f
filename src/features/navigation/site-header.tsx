import { Search } from 'lucide-react'
import { menus, utilityLinks } from '@/content/navigation'
import { paths } from '@/content/paths'
import { CurrentLink } from '@/features/navigation/current-link'
import { Logo } from '@/features/navigation/logo'
import { MainMenu } from '@/features/navigation/main-menu'
import { MobileMenu } from '@/features/navigation/mobile-menu'
import { PhoneLine } from '@/features/navigation/phone-line'
import { PlainMenu } from '@/features/navigation/plain-menu'

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
      <PlainMenu />
    </header>
  )
}
