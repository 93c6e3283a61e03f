import { clsx } from 'clsx'
import { useId } from 'react'
import { PageLink } from '@/components/sections/page-link'
import { Button } from '@/components/ui/button'
import { LiveRegion } from '@/components/ui/live-region'
import { storageMessages } from '@/features/storage-choice/messages'
import {
  STORAGE_QUESTION_ID,
  storeChoice,
  useStorageChoice,
} from '@/features/storage-choice/storage-choice'
import { trackBottomInset } from '@/lib/bottom-inset'

/**
 * Asks about cookies at the bottom of the window (spec 2) and announces that the answer is stored. Not modal: the page
 * stays usable. Prerendered, because a late paint would delay the largest contentful paint; hidden before the first
 * paint where the question is answered.
 *
 * No file, folder or id is named after a cookie banner: ad blockers block such paths, which the development server
 * serves, and the page would stay blank (tests/app/file-names.test.ts).
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
        isPrerendered && 'hidden in-[.asks-cookies]:block',
      )}
    >
      <section
        id={STORAGE_QUESTION_ID}
        aria-labelledby={headingId}
        tabIndex={-1}
        className="pointer-events-auto mx-auto grid max-h-[60dvh] max-w-248 items-center gap-x-9 gap-y-4 overflow-y-auto rounded-xl border border-border bg-popover p-5 text-popover-foreground shadow-lg md:px-7 md:py-5.5 lg:grid-cols-media-end"
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
          <Button
            variant="outline"
            onClick={() => storeChoice('rejected')}
            className="max-md:px-2.5"
          >
            {storageMessages.reject}
          </Button>
          <Button
            variant="outline"
            onClick={() => storeChoice('accepted')}
            className="max-md:px-2.5"
          >
            {storageMessages.accept}
          </Button>
        </div>
      </section>
    </div>
  )
}
