import { Clock, Mail, Phone } from 'lucide-react'
import { MailLink } from '@/components/ui/mail-link'
import { mailAdvice, mailToTalk } from '@/content/contact'
import { pfa } from '@/content/pfa'
import { site } from '@/content/site'

export function PhoneHours() {
  return (
    <aside
      aria-labelledby="telefontid"
      className="rounded-xl bg-sky p-[clamp(1.35rem,5vw,2.25rem)]"
    >
      <h3 id="telefontid">{pfa.phone.heading}</h3>
      <ul className="mt-5 grid gap-3 svg:size-11 svg:shrink-0 svg:rounded-md svg:bg-card svg:p-2.5 svg:text-primary [&>li]:flex [&>li]:items-center [&>li]:gap-4">
        <li>
          <Clock aria-hidden />
          <b className="font-semibold first-letter:uppercase">{site.pfaPhoneHours}</b>
        </li>
        <li>
          <Phone aria-hidden />
          <a href={site.phone.href} className={contactLinkClasses}>
            {site.phone.label}
          </a>
        </li>
        <li>
          <Mail aria-hidden />
          <MailLink href={mailToTalk(pfa.phone.mailSubject)} className={contactLinkClasses} />
        </li>
      </ul>
      <p className="mt-5 text-sm text-muted-foreground">
        {pfa.phone.text} <span className="whitespace-nowrap">{site.openingHours.inSentence}</span>.
      </p>
      <p className="mt-3 text-sm text-muted-foreground">{mailAdvice}</p>
    </aside>
  )
}

const contactLinkClasses = 'text-link inline-flex min-h-11 items-center font-semibold wrap-anywhere'
