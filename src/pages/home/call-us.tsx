import { OpeningStatus } from '@/components/sections/opening-status'
import { home } from '@/content/home'
import { site } from '@/content/site'

/** The phone number, its hours, and whether it is answered now. With a ground, since houses and trees are behind it. */
export function CallUs() {
  return (
    <div className="-mx-2 mt-3 w-fit rounded-md bg-egg/85 px-2 pb-1.5">
      <p>
        {home.call}{' '}
        <a
          href={site.phone.href}
          className="text-link inline-flex min-h-11 items-center font-semibold"
        >
          {site.phone.label}
        </a>
      </p>
      <p className="flex flex-wrap gap-x-3 text-meta">
        <span className="whitespace-nowrap">{site.openingHours.short}</span>
        <OpeningStatus />
      </p>
    </div>
  )
}
