import { Clock, Mail, Phone } from 'lucide-react'
import { MailLink } from '@/components/ui/mail-link'
import { mailAdvice, mailToTalk } from '@/content/contact'
import { pfaPhone } from '@/content/pfa'
import { site } from '@/content/site'

const contactLinkClasses = 'text-link inline-flex min-h-11 items-center font-semibold wrap-anywhere'

/** The phone hours for customers of PFA, with the other ways to reach the centre. */
export function PhoneHours() {
  return (
    <aside
      aria-labelledby="telefontid"
      className="rounded-xl bg-sky p-[clamp(1.35rem,5vw,2.25rem)]"
    >
      <h3 id="telefontid">{pfaPhone.heading}</h3>
      <ul className="mt-5 grid gap-3 svg:size-11 svg:shrink-0 svg:rounded-md svg:bg-card svg:p-2.5 svg:text-primary">
        <li className="flex items-center gap-4">
          <Clock aria-hidden />
          <b className="font-semibold first-letter:uppercase">{site.pfaPhoneHours}</b>
        </li>
        <li className="flex items-center gap-4">
          <Phone aria-hidden />
          <a href={site.phone.href} className={contactLinkClasses}>
            {site.phone.label}
          </a>
        </li>
        <li className="flex items-center gap-4">
          <Mail aria-hidden />
          <MailLink href={mailToTalk(pfaPhone.mailSubject)} className={contactLinkClasses} />
        </li>
      </ul>
      <p className="mt-5 text-sm text-muted-foreground">
        {pfaPhone.text} <span className="sm:whitespace-nowrap">{site.openingHours.inSentence}</span>
        .
      </p>
      <p className="mt-3 text-sm text-muted-foreground">{mailAdvice}</p>
    </aside>
  )
}
