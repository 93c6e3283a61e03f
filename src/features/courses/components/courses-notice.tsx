import { Button } from '@/components/ui/button'
import { calendarMessages as messages } from '@/features/courses/public-messages'

/** That the courses could not be had, with the way to try again. */
export function CoursesNotice({ onRetry, ...props }: { onRetry: () => void; role?: 'alert' }) {
  return (
    <div
      className="mb-4.5 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-destructive-tint px-5 py-4 text-destructive print:hidden"
      {...props}
    >
      <p>{messages.loadFailed}</p>
      <Button variant="outline" size="small" onClick={onRetry}>
        {messages.retry}
      </Button>
    </div>
  )
}
