import { MailLink } from '@/components/ui/mail-link'
import { mailToTalk } from '@/content/contact'
import { site } from '@/content/site'

/** The two ways to ask the centre something, within a line of text. */
export function PhoneAndMail() {
  return (
    <span>
      <a href={site.phone.href} className="text-link whitespace-nowrap">
        {site.phone.label}
      </a>{' '}
      · <MailLink href={mailToTalk()} className="text-link wrap-anywhere" />
    </span>
  )
}
