import { clsx } from 'clsx'
import { useSyncExternalStore } from 'react'
import { openingStatus, openNow } from '@/content/opening-hours'
import { subscribeToClock } from '@/lib/clock'

/** 'Åbent nu' or when the centre opens next, beside a phone number. Until hydration an empty line of the same size. */
export function OpeningStatus({ className }: { className?: string }) {
  const status = useSyncExternalStore(
    subscribeToClock,
    () => openingStatus(Date.now()),
    () => '\u00A0',
  )
  return (
    <span
      className={clsx(
        // As wide as 'Lukket, åbner i morgen kl. 9'.
        'inline-block min-w-[13.25em] sm:whitespace-nowrap',
        status === openNow &&
          "before:mr-[0.5em] before:inline-block before:h-[0.72em] before:w-[0.6em] before:rounded-egg before:bg-current before:content-['']",
        className,
      )}
    >
      {status}
    </span>
  )
}
