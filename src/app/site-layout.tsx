import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { Dispensable, ErrorBoundary } from '@/app/error-boundary'
import { isFirstPageLeft } from '@/app/first-page'
import { NewsletterDialogPlace } from '@/app/newsletter-dialog-place'
import { ScrollAndFocus } from '@/app/scroll-and-focus'
import { Spinner } from '@/components/ui/spinner'
import { CookieBanner } from '@/features/cookie-consent/cookie-banner'
import { CookieSettingsButton } from '@/features/cookie-consent/cookie-settings-button'
import { SiteFooter } from '@/features/navigation/site-footer'
import { SiteHeader } from '@/features/navigation/site-header'
import { NewsletterButton } from '@/features/newsletter/newsletter-button'

const CONTENT_ID = 'indhold'
const NEWSLETTER = 'Nyhedsbrev'

// Made once, so that on the way to another page only those parts are rendered anew that depend on the address.
const cookieBanner = <CookieBanner />
const header = (
  <SiteHeader
    newsletterButton={<NewsletterButton label={NEWSLETTER} icon size="small" />}
    mobileNewsletterButton={<NewsletterButton label={NEWSLETTER} icon className="w-full" />}
  />
)
const footer = (
  <SiteFooter
    cookieSettings={
      <CookieSettingsButton className="inline-flex min-h-11 items-center hover:underline noscript:hidden" />
    }
  />
)

/** By hand, because on /courses a new hash would choose another tab. */
function skipToContent(event: React.MouseEvent): void {
  event.preventDefault()
  document.getElementById(CONTENT_ID)?.focus()
}

/** The frame around every public page. */
export function SiteLayout({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${CONTENT_ID}`}
        onClick={skipToContent}
        className="absolute -top-16 left-4 z-60 rounded-md bg-primary px-5 py-3 text-primary-foreground focus:top-4"
      >
        Spring til indhold
      </a>
      <Dispensable>{cookieBanner}</Dispensable>
      <Dispensable>{header}</Dispensable>
      <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
        <ErrorBoundary resetKey={pathname}>
          <Suspense
            key={isFirstPageLeft(pathname) ? 'next' : 'first'}
            fallback={<Spinner label="Indlæser..." />}
          >
            <ScrollAndFocus key={pathname} />
            {children}
          </Suspense>
        </ErrorBoundary>
      </main>
      <Dispensable>{footer}</Dispensable>
      <NewsletterDialogPlace />
    </div>
  )
}
