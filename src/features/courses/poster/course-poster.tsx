import { clsx } from 'clsx'
import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { encode } from 'uqr'
import { courseAudiences } from '@/content/course-audiences'
import { posterWords as words } from '@/content/course-poster'
import { coursePath } from '@/content/paths'
import { absoluteUrl, site } from '@/content/site'
import { takesPlace } from '@/features/courses/domain/course-event'
import { courseSignUp } from '@/features/courses/domain/course-link'
import { courseStatusLabels, priceText } from '@/features/courses/domain/course-messages'
import type { InSeries } from '@/features/courses/domain/course-series'
import { courseTypeInfo, isCourseType } from '@/features/courses/domain/course-types'
import { statusText } from '@/features/courses/public/course-badges'
import { nowInCopenhagen } from '@/lib/copenhagen-time'
import { formatLongDate } from '@/lib/local-date'
import '@/features/courses/poster/course-poster.css'

/** Letters of title, place and dates beyond which the texts are smaller, so that those of a cancelled course fit, too. */
const CROWDED_FROM = 280
const LETTERS_OF_DATE = 40

/** One page of A4, which exists in print alone, and prints itself. @param onPrinted also where printing was cancelled */
export default function CoursePoster({
  course,
  onPrinted,
}: {
  course: InSeries
  onPrinted: () => void
}) {
  const finish = useEffectEvent(onPrinted)
  // Once, also where the page renders again meanwhile.
  useEffect(() => {
    const onAfterPrint = () => finish()
    // On phones `print()` returns while the dialog is open; the event marks the end.
    window.addEventListener('afterprint', onAfterPrint, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', onAfterPrint)
  }, [])
  return createPortal(<Poster course={course} />, document.body)
}

function Poster({ course }: { course: InSeries }) {
  const { id, title, location, type } = course
  const dates = course.series ?? [course]
  const address = absoluteUrl(coursePath(id))
  const signUp = courseSignUp(course, nowInCopenhagen())
  const facts = [
    [words.place, location],
    [words.price, priceText(course)],
    [words.audience, isCourseType(type) ? courseAudiences[type] : courseTypeInfo(type).publicLabel],
  ] as const
  const isCrowded = title.length + location.length + LETTERS_OF_DATE * dates.length > CROWDED_FROM
  return (
    <section className={clsx('course-poster', isCrowded && 'crowded')}>
      {!takesPlace(course) && <p className="off">{statusText(course)}</p>}
      <h1 className={clsx(title.length > 120 ? 'longest' : title.length > 50 && 'long')}>
        {title}
      </h1>
      <ul className={clsx('dates', dates.length > 2 && 'many')}>
        {dates.map((date) => (
          <li key={date.id}>
            <span>{formatLongDate(date.date)}</span>{' '}
            <span className="hours">{words.hours(`${date.startTime} - ${date.endTime}`)}</span>
            {date.id !== id && !takesPlace(date) && (
              <span>{` (${courseStatusLabels[date.status].toLowerCase()})`}</span>
            )}
          </li>
        ))}
      </ul>
      <dl>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <div className="way">
        <div>
          <p>{words.signUp[signUp?.kind ?? 'none']}</p>
          <p>
            <strong>{words.contact(site.phone.label, site.email)}</strong>
          </p>
          <p className="address">{address.replace(/^https?:\/\//, '')}</p>
        </div>
        <QrCode text={address} />
      </div>
      <p className="centre">{site.name}</p>
    </section>
  )
}

/** Four modules wide quiet edges are part of the code (ISO/IEC 18004). */
function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return (
    <svg role="img" aria-label={words.code(text)} viewBox={`0 0 ${size} ${size}`} className="code">
      <path d={modules.join('')} shapeRendering="crispEdges" />
    </svg>
  )
}
