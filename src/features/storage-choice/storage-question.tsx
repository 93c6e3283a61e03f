import { clsx } from 'clsx'
import { useId } from 'react'
import { PageLink } from '@/components/links/page-link'
import { Button } from '@/components/ui/button'
import { LiveRegion } from '@/components/ui/live-region'
import { storageMessages } from '@/content/storage-choice'
import {
  STORAGE_QUESTION_ID,
  storeChoice,
  useStorageChoice,
} from '@/features/storage-choice/storage-choice'
import { trackBottomInset } from '@/lib/bottom-inset'

/**
 * The cookie banner (spec 2), prerendered, because a late paint would delay the largest contentful paint;
 * src/boot.ts shows it where there is no choice, once the document has come as far as the next element: a sheet that is
 * painted in part would grow from the edge of the screen, with all that it says. No file or id has its name: ad blockers block such paths.
 */
export function StorageQuestion() {
  const state = useStorageChoice()
  return (
    <>
      {(state === 'unknown' || state === 'asking' || state === 'reopened') && (
        <Sheet isPrerendered={state === 'unknown'} />
      )}
      <LiveRegion>{state === 'saved' && storageMessages.saved}</LiveRegion>
    </>
  )
}

function Sheet({ isPrerendered }: { isPrerendered: boolean }) {
  const headingId = useId()
  return (
    <div
      ref={trackBottomInset}
      className={clsx(
        'pointer-events-none fixed inset-x-0 bottom-0 z-45 p-2.5 md:p-4',
        isPrerendered && 'hidden in-[.asks-cookies]:has-[+*]:block',
      )}
    >
      <section
        id={STORAGE_QUESTION_ID}
        aria-labelledby={headingId}
        tabIndex={-1}
        className="pointer-events-auto mx-auto grid max-h-[60dvh] max-w-248 items-center gap-x-9 gap-y-4 overflow-y-auto rounded-xl border border-border bg-popover p-5 text-foreground shadow-lg md:px-7 md:py-5.5 lg:grid-cols-media-end"
      >
        <div>
          <h2 id={headingId} className="text-lg">
            {storageMessages.heading}
          </h2>
          <p className="mt-1 text-sm text-muted-foreground">
            {storageMessages.text}{' '}
            <PageLink to={storageMessages.policy.to} className="text-link">
              {storageMessages.policy.label}
            </PageLink>
            .
          </p>
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3 lg:min-w-88">
          {storageMessages.answers.map(({ choice, label }) => (
            <Button
              key={choice}
              variant="outline"
              onClick={() => storeChoice(choice)}
              className="max-md:px-2.5"
            >
              {label}
            </Button>
          ))}
        </div>
      </section>
    </div>
  )
}
