import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { backendErrorTexts } from '@/content/backend-errors'
import {
  adminCourseMessages,
  courseChangeMessages,
  adminCourseToasts as toasts,
} from '@/content/course-administration'
import { sendCreations, sendWrite, sentId } from '@/features/courses/admin/course-writes-api'
import {
  courseErrorTexts,
  mayHaveHappened,
  type WriteWords,
} from '@/features/courses/admin/write-messages'
import { listCourseChanges } from '@/features/courses/api/course-changes'
import { listAdminCourseEvents } from '@/features/courses/api/course-events'
import { courseKeys } from '@/features/courses/api/course-queries'
import { idsOf } from '@/features/courses/api/write-comparison'
import {
  COURSE_EXISTS,
  CourseConflict,
  hasId,
  ID_TAKEN,
  UnconfirmedWrite,
} from '@/features/courses/api/write-outcome'
import { type AdminCourseEvent, compareCourseEvents } from '@/features/courses/domain/course-event'
import { BackendError, NO_ROW_CHANGED } from '@/lib/backend-error'
import { type ErrorTexts, toastText } from '@/lib/error-texts'
import type { FeedbackMeta } from '@/lib/query-client'
import { adminBackend } from '@/lib/supabase'
import { TOAST_DURATION_MS } from '@/lib/toast-store'

export const adminCoursesQuery = queryOptions({
  queryKey: courseKeys.adminList,
  queryFn: ({ signal }) => listAdminCourseEvents(adminBackend, { signal }),
  meta: failureToast(toasts.loadFailed, adminCourseMessages.causes),
})

/** A page of the log of changes, counted from 0. The previous page stays in view while it is pending. */
export function courseChangesQuery(page: number) {
  return queryOptions({
    queryKey: courseKeys.changes(page),
    queryFn: ({ signal }) => listCourseChanges(adminBackend, page, signal),
    placeholderData: keepPreviousData,
    meta: failureToast(toasts.changesFailed, courseChangeMessages.causes),
  })
}

export function createCoursesMutation(words: WriteWords) {
  return courseWrite(words, sendCreations, undefined, (courses) =>
    courses.map(({ id }) => ({ id: sentId(id) })),
  )
}

/**
 * Creates, changes and deletes courses, all of them or none.
 * @param words of the toasts, and of the outcome where a response is lost
 */
export function writeCoursesMutation(words: WriteWords) {
  return courseWrite(
    words,
    sendWrite,
    (courses, stored, write) => {
      const ids = new Set(idsOf(write))
      const kept = stored.filter(({ id }) => !write.deleted?.some(hasId(id)))
      return [...courses.filter(({ id }) => !ids.has(id)), ...kept].sort(compareCourseEvents)
    },
    ({ inserted = [], updated = [] }) => [...inserted, ...updated.map(({ course }) => course)],
  )
}

type CourseList = readonly AdminCourseEvent[]

/**
 * A write with its toasts. It is never retried: the administrator decides whether to try again. The list is fetched
 * again afterwards, also where the course turned out to be gone or changed.
 * @param updateList changes the cached list at once, so that no action is offered on an old version
 * @param savedBy the courses that the list marks as saved
 */
function courseWrite<Variables, Result>(
  { failed, succeeded }: WriteWords,
  mutationFn: (variables: Variables) => Promise<Result>,
  updateList = (courses: CourseList, _result: Result, _variables: Variables) => courses,
  savedBy: (variables: Variables) => readonly { id: string }[] = () => [],
) {
  return mutationOptions<Result, Error, Variables>({
    mutationFn,
    onSuccess(result, variables, _mutateResult, { client }) {
      client.setQueryData<CourseList>(
        courseKeys.adminList,
        (courses) => courses && updateList(courses, result, variables),
      )
      const saved = savedBy(variables).map(({ id }) => ({ id, at: Date.now() }))
      client.setQueryData(savedCoursesQuery.queryKey, (earlier = []) => [...saved, ...earlier])
      // Not awaited: the write has succeeded, even if the new list is slow.
      void client.invalidateQueries({ queryKey: courseKeys.all })
    },
    onError(error, _variables, _mutateResult, { client }) {
      const readAgain = () => void client.invalidateQueries({ queryKey: courseKeys.all })
      if (error instanceof UnconfirmedWrite) {
        // A response that is pending may be from before the write.
        void client.cancelQueries({ queryKey: courseKeys.adminList })
        void client.invalidateQueries({ queryKey: courseKeys.adminList, refetchType: 'none' })
        // At once it would fail, as it just has, and its toast would take the place of this one.
        setTimeout(readAgain, TOAST_DURATION_MS)
      } else if (isListOutdated(error)) readAgain()
    },
    meta: {
      ...failureToast(failed, courseErrorTexts),
      successTitle: toasts.successTitle,
      successText: succeeded,
    },
  })
}

/** Whether a refusal says that the list shows something else than what is stored. */
function isListOutdated(error: Error): boolean {
  if (error instanceof CourseConflict) return true
  const codes = [NO_ROW_CHANGED, COURSE_EXISTS, ID_TAKEN]
  return error instanceof BackendError && codes.includes(error.code ?? '')
}

/** A toast that ends with the message of the failure (spec 8). */
function failureToast(failed: string, causes: ErrorTexts): FeedbackMeta {
  return {
    errorTitle: toasts.errorTitle,
    errorText(error) {
      const isUnconfirmed = error instanceof UnconfirmedWrite
      const cause = isUnconfirmed ? error.cause : error
      return [
        `${failed}: `,
        ...[toastText(cause, backendErrorTexts, causes)].flat(),
        ...(isUnconfirmed ? [` ${mayHaveHappened}`] : []),
      ]
    },
  }
}

/** A course that was created or changed from this page, and when, in milliseconds since 1970. */
export type SavedCourse = { readonly id: string; readonly at: number }

/** The courses that were saved since the panel was opened, the last first. */
export const savedCoursesQuery = queryOptions({
  queryKey: ['saved-courses'],
  queryFn: (): readonly SavedCourse[] => [],
  initialData: [],
  // Never fetched: each write adds to it.
  enabled: false,
})

/** Changes free places alone. The toast of its success, which can undo it, is the caller's. */
export function placesMutation(words: WriteWords) {
  return mutationOptions({
    ...writeCoursesMutation(words),
    meta: failureToast(words.failed, courseErrorTexts),
  })
}
