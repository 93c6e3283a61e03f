import type { LegalContent } from '@/content/legal/legal-content'
import { legalPage } from '@/content/legal/legal-page'
import { useToday } from '@/lib/clock'
import { formatFullDate, formatLongDate, type LocalDate } from '@/lib/local-date'

/** The dates of a legal text; today's date is shown as that of the last update (spec 2, Privacy and terms). */
export function LegalDates({ dating }: Pick<LegalContent, 'dating'>) {
  const today = useToday()
  return (
    <p className="basis-full text-meta text-muted-foreground">
      {'validFrom' in dating ? (
        <>
          {legalPage.updated} <time dateTime={today}>{formatLongDate(today)}</time>
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

function Day({ date }: { date: LocalDate }) {
  return <time dateTime={date}>{formatFullDate(date)}</time>
}
