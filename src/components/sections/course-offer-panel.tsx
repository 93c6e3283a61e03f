import { CircleCheck, Mail } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ButtonAnchor, ButtonLink } from '@/components/ui/button'
import { type CourseOffer, coursesPage } from '@/content/courses'

/** What one kind of course is: text and points at the left, the practical facts at the right. */
export function CourseOfferPanel({ offer }: { offer: CourseOffer }) {
  return (
    <div className="grid items-start gap-[clamp(2rem,5vw,4.5rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,23rem)]">
      <div>
        <h2 className="text-2xl">{offer.heading}</h2>
        <p className="mt-3.5 max-w-prose">{offer.intro}</p>
        <ul className="mt-6 grid max-w-prose gap-3">
          {offer.points.map((point) => (
            <li key={point.term} className="relative pl-9">
              <CircleCheck
                aria-hidden
                className="absolute top-[0.12em] left-0 size-6 text-primary"
              />
              <b className="font-semibold">{point.term}.</b> {point.text}
            </li>
          ))}
        </ul>
        {offer.related && (
          <p className="mt-6 max-w-prose">
            {offer.related.before}{' '}
            <Link to={offer.related.to} className="text-link">
              {offer.related.label}
            </Link>
            .
          </p>
        )}
      </div>
      <aside
        aria-label={coursesPage.factsHeading}
        className="rounded-lg bg-card px-7 py-6.5 shadow-paper"
      >
        <h3>{coursesPage.factsHeading}</h3>
        <dl className="mt-2">
          {offer.facts.map((fact) => (
            <div
              key={fact.name}
              className="flex items-baseline justify-between gap-4 border-border py-3 not-first:border-t"
            >
              <dt className="leading-snug">
                {fact.name}
                {fact.note && (
                  <span className="block text-meta text-muted-foreground">{fact.note}</span>
                )}
              </dt>
              <dd className="text-right font-display text-[1.125rem] font-semibold whitespace-nowrap tabular-nums">
                {fact.value}
              </dd>
            </div>
          ))}
        </dl>
        {offer.action.kind === 'mail' ? (
          <ButtonAnchor href={offer.action.href} className="mt-4 w-full">
            <Mail aria-hidden />
            {offer.action.label}
          </ButtonAnchor>
        ) : (
          <ButtonLink to={offer.action.to} className="mt-4 w-full">
            {offer.action.label}
          </ButtonLink>
        )}
      </aside>
    </div>
  )
}
