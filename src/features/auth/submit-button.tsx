import { Button } from '@/components/ui/button'
import { InlineFailure } from '@/components/ui/error-text'

/** The end of a form of an account: why the last attempt failed, and the button for the next one. */
export function SubmitButton({
  label,
  pendingLabel,
  isPending,
  failure,
}: {
  label: string
  pendingLabel: string
  isPending: boolean
  failure: string | undefined
}) {
  return (
    <div className="grid">
      <InlineFailure className="mb-5">{failure}</InlineFailure>
      <Button type="submit" disabled={isPending}>
        {isPending ? pendingLabel : label}
      </Button>
    </div>
  )
}
