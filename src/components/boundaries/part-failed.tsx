import { mailCaution, mailToTalk } from '@/content/contact'
import { failedPart } from '@/content/error-pages'
import { site } from '@/content/site'

/** Fallback for an important part that failed (PartBoundary): another way to the same information. */
export function PartFailed() {
  return (
    <p
      role="alert"
      className="rounded-lg bg-secondary px-5 py-4 text-secondary-foreground wrap-anywhere"
    >
      {failedPart.text}{' '}
      <a href={site.phone.href} className="text-link whitespace-nowrap">
        {site.phone.label}
      </a>{' '}
      {failedPart.orWrite}{' '}
      <a href={mailToTalk()} className="text-link">
        {site.email}
      </a>
      . {mailCaution}
    </p>
  )
}
