import type { LegalContent } from '@/content/legal/legal-content'
import { legalPage } from '@/content/legal/legal-page'
import { useToday } from '@/lib/clock'
import { formatFullDate, formatLongDate, type LocalDate } from '@/lib/local-date'

/** The dates of a legal text. */
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

/** spec 2, Privacy and terms: today's date is shown as that of the last update. */
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
