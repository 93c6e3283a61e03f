import { Button } from '@/components/ui/button'
import { FailureExplanation } from '@/components/ui/failure-explanation'
import { adminListMessages } from '@/features/courses/admin/admin-messages'

/**
 * Says that a list could not be fetched, and why, with a retry. Render it from the start, as FailureExplanation
 * requires.
 */
export function ListFailed({
  hasFailed,
  text,
  explanation,
  onRetry,
}: {
  hasFailed: boolean
  text: string
  explanation: string | undefined
  onRetry: () => void
}) {
  return (
    <div className="px-6 @max-table:px-5">
      {hasFailed && <p className="pb-4">{text}</p>}
      <FailureExplanation className="-mt-2 pb-4">{explanation}</FailureExplanation>
      {hasFailed && (
        <Button variant="outline" size="small" className="mb-6" onClick={onRetry}>
          {adminListMessages.retry}
        </Button>
      )}
    </div>
  )
}
