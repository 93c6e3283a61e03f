import { Mail } from 'lucide-react'
import { useId } from 'react'
import { ButtonLink } from '@/components/links/button-link'
import { MoreLink } from '@/components/links/more-link'
import { CheckList } from '@/components/sections/check-list'
import { FactsCard } from '@/components/sections/fact-list'
import { MailByHand } from '@/components/sections/mail-by-hand'
import { RichText } from '@/components/sections/rich-text'
import { ButtonAnchor } from '@/components/ui/button'
import { mailAdvice } from '@/content/contact'
import { type CourseOffer, type CourseTab, coursesPage } from '@/content/courses'
import { coursesOfTypeLink } from '@/features/courses/domain/course-link'

/** One kind of course: text and points at the left, practical facts at the right. */
export function CourseOfferPanel({ type, offer }: { type: CourseTab; offer: CourseOffer }) {
  const headingId = useId()
  return (
    <div className="grid items-start gap-fluid-lg lg:grid-cols-aside">
      <div>
        <h2 className="text-2xl">{offer.heading}</h2>
        <p className="mt-3.5 max-w-prose">{offer.intro}</p>
        <div className="mt-6">
          <CheckList
            points={offer.points.map(({ term, text }) => [{ strong: `${term}.` }, ` ${text}`])}
          />
        </div>
        <MoreLink
          to={coursesOfTypeLink(type)}
          label={coursesPage.datesOf(offer)}
          className="mt-5 min-h-11 noscript:hidden"
        />
        {offer.related && (
          <p className="mt-4 max-w-prose">
            <RichText text={offer.related} />
          </p>
        )}
      </div>
      <FactsCard id={headingId} heading={coursesPage.factsHeading} facts={offer.facts}>
        {offer.action.kind === 'mail' ? (
          <>
            <ButtonAnchor href={offer.action.href} className="mt-4 w-full">
              <Mail aria-hidden />
              {offer.action.label}
            </ButtonAnchor>
            <div className="mt-3">
              <MailByHand mention={offer.action.mention} />
            </div>
            <p className="mt-3 text-meta text-muted-foreground">{mailAdvice}</p>
          </>
        ) : (
          <ButtonLink to={offer.action.to} className="mt-4 w-full">
            {offer.action.label}
          </ButtonLink>
        )}
      </FactsCard>
    </div>
  )
}
