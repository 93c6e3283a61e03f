import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { InlineFailure } from '@/components/ui/error-text'
import { Spinner } from '@/components/ui/spinner'
import { backendErrorTexts } from '@/content/backend-errors'
import { adminListMessages } from '@/content/course-administration'
import { type ErrorTexts, inlineText } from '@/lib/error-texts'

/** Says that a list is pending, or why it failed. Render it from the start, as InlineFailure requires. */
export function ListStatus({
  query: { error, isPending, isFetching, refetch },
  words,
}: {
  query: UseQueryResult
  words: { loading: string; loadFailed: string; causes: ErrorTexts }
}) {
  const explanation = inlineText(error, backendErrorTexts, words.causes)
  return (
    <>
      {isPending && <Spinner label={words.loading} />}
      <div className="px-6 @max-table:px-5">
        {error && <p className="pb-4">{words.loadFailed}</p>}
        <InlineFailure className="-mt-2 pb-4">{isFetching ? undefined : explanation}</InlineFailure>
        {error && (
          <Button variant="outline" size="small" className="mb-6" onClick={() => refetch()}>
            {adminListMessages.retry}
          </Button>
        )}
      </div>
    </>
  )
}
