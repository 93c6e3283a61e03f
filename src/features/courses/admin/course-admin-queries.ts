import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { backendErrorTexts } from '@/content/backend-errors'
import {
  adminCourseToasts,
  courseErrorTexts,
  courseReadingErrorTexts,
} from '@/features/courses/admin/admin-messages'
import {
  CourseConflict,
  type CourseDatabase,
  cancelCourseEvent,
  createCourseEvents,
  deleteCourseEvent,
  listAdminCourseEvents,
  reopenCourseEvent,
  restoreCourseEvent,
  updateCourseEvent,
} from '@/features/courses/api/course-events'
import { courseKeys, courseReading } from '@/features/courses/api/course-queries'
import type {
  AdminCourseEvent,
  CourseEvent,
  CourseEventValues,
  CourseStatusValues,
  CourseVersion,
  NewCourse,
} from '@/features/courses/domain/course-event'
import { BackendError, type ErrorTexts, failureMessage, NO_ROW_CHANGED } from '@/lib/backend-error'
import type { FeedbackMeta } from '@/lib/query-client'
import type { Wording } from '@/lib/wording'

/** All courses with their versions, for the administration; the toast of a failure has its message (spec 8). */
export function adminCoursesQuery(client: CourseDatabase) {
  return queryOptions({
    queryKey: courseKeys.adminList,
    queryFn: ({ signal }) => listAdminCourseEvents(client, { signal }),
    ...courseReading,
    meta: {
      errorTitle: adminCourseToasts.errorTitle,
      errorText: withMessage(adminCourseToasts.loadFailed, courseReadingErrorTexts),
    },
  })
}

/**
 * Creates courses, then fetches the list again.
 * @param count of the courses, for the toasts
 */
export function createCoursesMutation(client: CourseDatabase, count = 1) {
  const { createFailed, createSeveralFailed, created, createdSeveral } = adminCourseToasts
  return mutationOptions({
    ...courseWrite,
    mutationFn: (courses: readonly NewCourse[]) => createCourseEvents(client, courses),
    meta:
      count > 1
        ? writeFeedback(createSeveralFailed, createdSeveral(count))
        : writeFeedback(createFailed, created),
  })
}

type CourseUpdate = {
  course: CourseVersion
  values: CourseEventValues
  /** See updateCourseEvent. */
  status?: CourseStatusValues | undefined
}

/** Gives a course new values, then fetches the list again. */
export function updateCourseMutation(client: CourseDatabase) {
  return mutationOptions({
    ...courseChange,
    mutationFn: ({ course, values, status }: CourseUpdate) =>
      updateCourseEvent(client, course, values, status),
    meta: writeFeedback(adminCourseToasts.updateFailed, adminCourseToasts.updated),
  })
}

/** Cancels a course, with a note for those who signed up, then fetches the list again. */
export function cancelCourseMutation(client: CourseDatabase) {
  return mutationOptions({
    ...courseChange,
    mutationFn: ({ course, note }: { course: CourseVersion; note: string }) =>
      cancelCourseEvent(client, course, note),
    meta: writeFeedback(adminCourseToasts.cancelFailed, adminCourseToasts.cancelled),
  })
}

/** Opens a cancelled course again, then fetches the list again. */
export function reopenCourseMutation(client: CourseDatabase) {
  return mutationOptions({
    ...courseChange,
    mutationFn: (course: AdminCourseEvent) => reopenCourseEvent(client, course),
    meta: writeFeedback(adminCourseToasts.reopenFailed, adminCourseToasts.reopened),
  })
}

/** Creates a deleted course again under its id, then fetches the list again. */
export function restoreCourseMutation(client: CourseDatabase) {
  return mutationOptions({
    ...courseWrite,
    mutationFn: (course: CourseEvent) => restoreCourseEvent(client, course),
    meta: writeFeedback(adminCourseToasts.createFailed, adminCourseToasts.created),
  })
}

/** Deletes a course, then fetches the list again. */
export function deleteCourseMutation(client: CourseDatabase) {
  return mutationOptions({
    ...courseWrite,
    mutationFn: (course: CourseVersion) => deleteCourseEvent(client, course),
    // Out of the cache at once, so that no action is offered on a course that is gone.
    onSuccess: (
      _data: unknown,
      deleted: CourseVersion,
      _result: unknown,
      context: ReloadContext,
    ) => {
      context.client.setQueriesData<CourseEvent[]>({ queryKey: courseKeys.lists }, (courses) =>
        courses?.filter((course) => course.id !== deleted.id),
      )
      void reloadCourses(context)
    },
    meta: writeFeedback(adminCourseToasts.deleteFailed, adminCourseToasts.deleted),
  })
}

const courseWrite = {
  // The administrator decides whether to try again.
  retry: false,
  networkMode: 'always',
  // Not awaited: the write has succeeded, even if the new list is slow.
  onSuccess: (_data: unknown, _variables: unknown, _result: unknown, context: ReloadContext) => {
    void reloadCourses(context)
  },
  // The course is gone or changed: the cached list is stale.
  onError: (error: Error, _variables: unknown, _result: unknown, context: ReloadContext) => {
    const isGone = error instanceof BackendError && error.code === NO_ROW_CHANGED
    if (isGone || error instanceof CourseConflict) void reloadCourses(context)
  },
} as const

const courseChange = {
  ...courseWrite,
  // Into the cache at once: opening the course again before the list is fetched needs its new version.
  onSuccess: (
    updated: AdminCourseEvent,
    _variables: unknown,
    _result: unknown,
    context: ReloadContext,
  ) => {
    context.client.setQueriesData<CourseEvent[]>({ queryKey: courseKeys.lists }, (courses) =>
      courses?.map((course) => (course.id === updated.id ? updated : course)),
    )
    void reloadCourses(context)
  },
} as const

type ReloadContext = { client: QueryClient }

function reloadCourses({ client }: ReloadContext): Promise<void> {
  return client.invalidateQueries({ queryKey: courseKeys.all })
}

function writeFeedback(failed: (message: Wording) => Wording, succeeded: string): FeedbackMeta {
  return {
    errorTitle: adminCourseToasts.errorTitle,
    errorText: withMessage(failed, courseErrorTexts),
    successTitle: adminCourseToasts.successTitle,
    successText: succeeded,
  }
}

/**
 * The text of a toast that ends with the message of the failure (spec 8).
 * @param causes texts by the error code of this request
 */
export function withMessage(
  text: (message: Wording) => Wording,
  causes: ErrorTexts,
): (error: unknown) => Wording {
  return (error) => text(failureMessage(error, backendErrorTexts, causes))
}
