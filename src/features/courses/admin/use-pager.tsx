import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { type ListWords, pagerMessages } from '@/content/course-administration'

/**
 * The count line of a list that is shown a page at a time, and the buttons that turn its pages; none for a single page.
 * The reading position moves to the count line, the start of the new page.
 * @param page counted from 0; the last page where the list has become shorter
 */
export function usePager({
  words,
  page,
  pageSize,
  total,
  onTurn,
}: {
  words: ListWords
  page: number
  pageSize: number
  total: number
  onTurn: (page: number) => void
}) {
  const countLine = useRef<HTMLParagraphElement>(null)
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1)
  const shownPage = Math.min(page, lastPage)
  const first = shownPage * pageSize

  function turnTo(next: number): void {
    if (next < 0 || next > lastPage) return
    onTurn(next)
    countLine.current?.focus()
  }

  return {
    /** The index of the first item of the page. */
    first,
    count: (
      <p ref={countLine} role="status" tabIndex={-1} className="text-meta text-muted-foreground">
        {lastPage > 0
          ? words.range(first + 1, Math.min(first + pageSize, total), total)
          : words.count(total)}
      </p>
    ),
    buttons: lastPage > 0 && (
      <nav
        aria-label={words.pages}
        className="flex items-center justify-between gap-3 border-t border-border px-6 py-4 @max-table:px-5"
      >
        {/* Not disabled, because a disabled button loses the focus for good. */}
        <Button
          variant="outline"
          size="small"
          aria-disabled={shownPage === 0}
          onClick={() => turnTo(shownPage - 1)}
        >
          {pagerMessages.previous}
        </Button>
        <p className="text-center text-meta text-muted-foreground">
          {pagerMessages.position(shownPage + 1, lastPage + 1)}
        </p>
        <Button
          variant="outline"
          size="small"
          aria-disabled={shownPage === lastPage}
          onClick={() => turnTo(shownPage + 1)}
        >
          {pagerMessages.next}
        </Button>
      </nav>
    ),
  }
}
