import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { chipClasses } from '@/components/ui/chip'
import {
  extraPrices,
  familyPrices,
  payment,
  pricesPage,
  professionalPrices,
} from '@/content/prices/prices-page'

/** Links to the parts of the page. On phones a row to scroll: below each other they would fill a quarter of the screen. */
export function PriceContents() {
  return (
    <nav aria-label={pricesPage.contents} className="mt-5">
      <ul className="flex gap-2.5 overflow-x-auto [scrollbar-width:none]">
        {[familyPrices, professionalPrices, extraPrices, payment].map(({ id, heading }) => (
          <li key={id} className="shrink-0 whitespace-nowrap">
            <Link
              to={{ hash: id }}
              className={clsx(chipClasses(false), 'focus-visible:-outline-offset-4')}
            >
              {heading}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
