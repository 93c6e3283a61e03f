import { Phone } from 'lucide-react'
import { OpeningStatus } from '@/components/sections/opening-status'
import { site } from '@/content/site'

export function PhoneLine() {
  return (
    <p className="flex flex-wrap items-center gap-x-2.5">
      <Phone aria-hidden className="size-4.5" />
      <a
        href={site.phone.href}
        className="inline-flex min-h-11 items-center no-underline hover:underline"
      >
        {site.phone.label}
      </a>
      <span className="opacity-85">{site.openingHours.short}</span>
      <OpeningStatus />
    </p>
  )
}
