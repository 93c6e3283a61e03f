import { Button } from '@/components/ui/button'
import { adminListMessages as messages } from '@/features/courses/admin/admin-messages'

/** Buttons for the pages of a long list, counted from 0; nothing for a single page. */
export function CoursePager({
  label,
  page,
  lastPage,
  onTurn,
}: {
  /** Names the list. */
  label: string
  page: number
  lastPage: number
  onTurn: (page: number) => void
}) {
  if (lastPage === 0) return null
  return (
    <nav
      aria-label={label}
      className="flex items-center justify-between gap-3 border-t border-border px-6 py-4 @max-table:px-5"
    >
      <TurnButton isPossible={page > 0} onClick={() => onTurn(page - 1)}>
        {messages.previousPage}
      </TurnButton>
      <p className="text-center text-meta text-muted-foreground">
        {messages.pagePosition(page + 1, lastPage + 1)}
      </p>
      <TurnButton isPossible={page < lastPage} onClick={() => onTurn(page + 1)}>
        {messages.nextPage}
      </TurnButton>
    </nav>
  )
}

function TurnButton({
  isPossible,
  onClick,
  children,
}: {
  isPossible: boolean
  onClick: () => void
  children: React.ReactNode
}) {
  return (
    <Button
      variant="outline"
      size="small"
      // Not disabled, because a disabled button loses the focus for good.
      aria-disabled={!isPossible}
      onClick={isPossible ? onClick : undefined}
    >
      {children}
    </Button>
  )
}
