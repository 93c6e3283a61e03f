import type { LegalContent } from '@/content/legal/legal-content'
import { legalPage } from '@/content/legal/legal-page'
import { formatFullDate, formatLongDate } from '@/lib/date-format'
import type { LocalDate } from '@/lib/local-date'
import { useToday } from '@/lib/use-today'

/** From when a legal text is. */
export function LegalDates({ dating }: Pick<LegalContent, 'dating'>) {
  return (
    <p className="basis-full text-meta text-muted-foreground">
      {'validFrom' in dating ? (
        <>
          <Updated />
          <br />
          {legalPage.validFrom} <Day date={dating.validFrom} />
        </>
      ) : (
        <>
          {legalPage.reviewedOn} <Day date={dating.reviewedOn} />
        </>
      )}
    </p>
  )
}

/** Privacy and terms show today's date as that of their last update (spec 2, Privacy and terms). */
function Updated() {
  const today = useToday()
  return (
    <>
      {legalPage.updated} <time dateTime={today}>{formatLongDate(today)}</time>
    </>
  )
}

function Day({ date }: { date: LocalDate }) {
  return (
    <time dateTime={date} suppressHydrationWarning>
      {formatFullDate(date)}
    </time>
  )
}
