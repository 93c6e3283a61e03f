import { Button } from '@/components/ui/button'
import { adminListMessages } from '@/features/courses/admin/admin-list-messages'

/** That a list could not be had, with the way to try again. */
export function ListFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 px-6 pb-6 @max-[58rem]:px-5">
      <p>{text}</p>
      <Button variant="outline" size="small" onClick={onRetry}>
        {adminListMessages.retry}
      </Button>
    </div>
  )
}
