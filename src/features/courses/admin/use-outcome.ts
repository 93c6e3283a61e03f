import { useQuery, useQueryClient } from '@tanstack/react-query'
import { backendErrorTexts } from '@/content/backend-errors'
import { adminCoursesQuery } from '@/features/courses/admin/course-admin-queries'
import { courseErrorTexts, type WriteWords } from '@/features/courses/admin/write-messages'
import { UnconfirmedWrite } from '@/features/courses/api/write-outcome'
import { inlineText } from '@/lib/error-texts'

/**
 * The outcome of a write that failed, as far as it is known. Without a response it may have happened, until the list has been read again.
 * @returns with the sentence to show beside the toast, and the question before the dialog is closed
 */
export function useOutcome(error: unknown, words: WriteWords) {
  const client = useQueryClient()
  // isFetching renders again when the list is there, also where it is as before.
  const { data: courses = [], isFetching } = useQuery({ ...adminCoursesQuery, enabled: false })
  if (!(error instanceof UnconfirmedWrite)) {
    return { explanation: inlineText(error, backendErrorTexts, courseErrorTexts) }
  }
  // Not by times: clocks are set back.
  const isRead = !isFetching && !client.getQueryState(adminCoursesQuery.queryKey)?.isInvalidated
  const outcome = isRead ? outcomeOf(error.outcome(courses)) : 'unknown'
  return {
    outcome,
    courses,
    explanation: outcome === 'done' ? undefined : words[outcome],
    unsaved: outcome === 'undone' ? undefined : words.unsaved,
  }
}

function outcomeOf(hasHappened: boolean | undefined) {
  if (hasHappened === undefined) return 'changed'
  return hasHappened ? 'done' : 'undone'
}
