import { Outlet } from 'react-router-dom'
import { PageErrorBoundary } from '@/app/error-boundary'
import { preloadToasts } from '@/app/toasts'
import { PartBoundary } from '@/components/boundaries/part-boundary'
import { layout } from '@/content/layout'
import { site } from '@/content/site'
import { SiteFooter } from '@/features/navigation/site-footer'
import { SiteHeader } from '@/features/navigation/site-header'
import { NewsletterButton } from '@/features/newsletter/newsletter-button'
import { NewsletterDialogProvider } from '@/features/newsletter/newsletter-dialog-provider'
import { StorageQuestion } from '@/features/storage-choice/storage-question'
import { StorageSettingsButton } from '@/features/storage-choice/storage-settings-button'

const CONTENT_ID = 'indhold'

/** Without a navigation, because on /courses a new hash would select another tab. */
function skipToContent(event: React.MouseEvent): void {
  event.preventDefault()
  document.getElementById(CONTENT_ID)?.focus()
}

/** The layout around every public page. */
export function SiteLayout() {
  return (
    <NewsletterDialogProvider onOpen={preloadToasts}>
      <div className="flex min-h-dvh flex-col">
        <a
          href={`#${CONTENT_ID}`}
          onClick={skipToContent}
          className="absolute -top-16 left-4 z-60 rounded-md bg-primary px-5 py-3 text-primary-foreground focus:top-4"
        >
          {layout.skipToContent}
        </a>
        <PartBoundary>
          <StorageQuestion />
        </PartBoundary>
        <PartBoundary>
          <SiteHeader
            newsletterButton={<NewsletterButton label={layout.newsletter} icon size="small" />}
            mobileNewsletterButton={
              <NewsletterButton label={layout.newsletter} icon className="w-full" />
            }
          />
        </PartBoundary>
        {/* The letterhead of a printed page. */}
        <p className="hidden text-sm print:block">
          {site.name} · {site.phone.label}
        </p>
        <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
          <PageErrorBoundary>
            <Outlet />
          </PageErrorBoundary>
        </main>
        <PartBoundary>
          <SiteFooter
            cookieSettings={
              <StorageSettingsButton className="inline-flex min-h-11 items-center hover:underline noscript:hidden" />
            }
          />
        </PartBoundary>
      </div>
    </NewsletterDialogProvider>
  )
}
