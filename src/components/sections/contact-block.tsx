import { Clock, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react'
import { Illustration } from '@/components/sections/illustration'
import { CopyEmailButton } from '@/components/sections/mail-by-hand'
import { OpeningStatus } from '@/components/sections/opening-status'
import { MailLink } from '@/components/ui/mail-link'
import { contact, mailAdvice, mailToTalk } from '@/content/contact'
import { site } from '@/content/site'

function Row({
  icon: Icon,
  label,
  children,
}: {
  icon: LucideIcon
  label: string
  children: React.ReactNode
}) {
  return (
    <div className="relative min-h-12 pl-16 leading-snug">
      <dt className="text-meta text-muted-foreground">
        <Icon
          aria-hidden
          className="absolute top-0 left-0 size-12 rounded-md bg-secondary p-3 text-secondary-foreground"
        />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

const linkClasses = 'text-link -my-1.5 inline-flex min-h-11 items-center font-semibold break-all'

/** Phone, mail, address and opening hours, with the illustration of the house (spec 9, Contact). */
export function ContactBlock({ heading }: { heading?: React.ReactNode }) {
  return (
    <div className="grid gap-fluid-lg lg:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)]">
      <div>
        {heading}
        <dl className="grid content-start gap-4 md:max-lg:grid-cols-2">
          <Row icon={Phone} label={contact.labels.phone}>
            <a href={site.phone.href} className={linkClasses}>
              {site.phone.label}
            </a>{' '}
            <OpeningStatus className="text-meta" />
          </Row>
          <Row icon={Mail} label={contact.labels.email}>
            <MailLink href={mailToTalk()} className={linkClasses} />
            <CopyEmailButton />
          </Row>
          <Row icon={MapPin} label={contact.labels.address}>
            {site.address.street}, <span className="block">{site.address.city}</span>
          </Row>
          <Row icon={Clock} label={contact.labels.openingHours}>
            {site.openingHours.long}
          </Row>
        </dl>
        <p className="mt-6 max-w-prose text-sm text-muted-foreground">{mailAdvice}</p>
      </div>
      <Illustration
        name="contact"
        className="flex min-h-88 items-end max-md:h-48 max-md:min-h-0 overflow-hidden rounded-xl bg-egg svg:size-full"
      />
    </div>
  )
}
