import { clsx } from 'clsx'
import { MoreLink } from '@/components/links/more-link'
import { CardText } from '@/components/sections/card-text'
import { FadeIn } from '@/components/sections/fade-in'
import { Illustration } from '@/components/sections/illustration'
import { cardClasses } from '@/components/ui/card'
import type { PageBlock } from '@/content/page-content'
import { tints } from '@/styles/tints'

/** Cards with a picture above the text, or beside it where one card fills the row. */
export function PictureCards({
  pictures,
}: Pick<Extract<PageBlock, { kind: 'pictures' }>, 'pictures'>) {
  return (
    <ul className="grid gap-6 lg:grid-cols-3">
      {pictures.map(({ illustration, tint, links, ...card }, index) => (
        <FadeIn
          key={card.heading}
          as="li"
          step={index}
          className={cardClasses({
            padding: 'small',
            className: 'flex gap-5 max-xs:flex-col lg:flex-col',
          })}
        >
          <Illustration
            name={illustration}
            className={clsx(
              'shrink-0',
              tint
                ? ['grid h-18 w-16 place-items-center rounded-egg svg:w-11', tints[tint]]
                : 'aspect-5/4 w-18 svg:h-auto svg:w-full md:w-28',
            )}
          />
          <div className="flex min-w-0 grow flex-col">
            <CardText {...card} />
            {links && (
              <ul className="mt-auto pt-4">
                {links.map((link) => (
                  <li key={link.label}>
                    <MoreLink {...link} className="min-h-11" />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </FadeIn>
      ))}
    </ul>
  )
}
