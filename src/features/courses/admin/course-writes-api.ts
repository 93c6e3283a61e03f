import { rememberUnconfirmed } from '@/features/courses/admin/unconfirmed-writes'
import { createCourseEvents } from '@/features/courses/api/create-courses'
import {
  type CoursesWrite,
  type CourseUpdate,
  idsOf,
  isWritten,
} from '@/features/courses/api/write-comparison'
import { deleteCourseEvent, updateCourseEvent } from '@/features/courses/api/write-course'
import { writeCourses } from '@/features/courses/api/write-courses'
import { CourseConflict } from '@/features/courses/api/write-outcome'
import type { AdminCourseEvent, NewCourse } from '@/features/courses/domain/course-event'
import { isSameStart } from '@/features/courses/domain/course-status'
import { adminBackend } from '@/lib/supabase'

// Each write of the administration, with its earlier attempts whose response was lost.

const unconfirmedCreations = rememberUnconfirmed<readonly NewCourse[]>()
/** Ids of courses that were sent in another form, by those of the form that was filled in again. */
const knownIds = new Map<string, string>()
/** Changes and deletions, under the id of each course. */
const unconfirmedWrites = rememberUnconfirmed<CoursesWrite>()

/** Changes a course. */
export function sendUpdate(update: CourseUpdate): Promise<AdminCourseEvent> {
  const { id } = update.course
  return unconfirmedWrites.send([id], { updated: [update] }, (earlier) =>
    updateCourseEvent(adminBackend, update, updatesOf(id, earlier)),
  )
}

/** Changes several courses, all of them or none. */
export function sendWrite(write: CoursesWrite): Promise<AdminCourseEvent[]> {
  return unconfirmedWrites.send(idsOf(write), write, (earlier) =>
    writeCourses(adminBackend, write, earlier),
  )
}

/**
 * Deletes a course, also where the administrator's own change of it seemed to be lost.
 * @returns the course as it was
 */
export async function sendDeletion(course: AdminCourseEvent): Promise<AdminCourseEvent> {
  try {
    await unconfirmedWrites.send([course.id], { deleted: [course] }, (earlier) =>
      deleteCourseEvent(
        adminBackend,
        course,
        earlier.some(({ deleted = [] }) => deleted.some(({ id }) => id === course.id)),
      ),
    )
    return course
  } catch (error) {
    if (!(error instanceof CourseConflict)) throw error
    const { stored } = error
    const isOurs = updatesOf(course.id, unconfirmedWrites.of(course.id)).some((sent) =>
      isWritten(sent, stored),
    )
    if (!isOurs) throw error
    return sendDeletion(stored)
  }
}

/**
 * Creates the courses of a form. Where a form was closed before its outcome was known, and filled in again, its courses
 * keep their ids, so that none is created a second time.
 */
export function sendCreations(courses: readonly NewCourse[]): Promise<void> {
  const ofForm = courses.map((course) => ({ ...course, id: sentId(course.id) }))
  const form = ofForm[0]?.id ?? ''
  const [key = form, attempts = []] =
    unconfirmedCreations.find((sent) => sent.some(({ id }) => id === form)) ??
    unconfirmedCreations.find((sent) => sent.some((one) => courses.some(isSameCourse(one)))) ??
    []
  const earlier = attempts.flat()
  const named = ofForm.map((course, index) => {
    if (earlier.some(({ id }) => id === course.id)) return course
    const id = earlier.find(isSameCourse(course))?.id ?? course.id
    knownIds.set(courses[index]?.id ?? '', id)
    return { ...course, id }
  })
  return unconfirmedCreations.send([key], named, () =>
    createCourseEvents(adminBackend, named, earlier),
  )
}

function isSameCourse(one: NewCourse) {
  return (other: NewCourse) => one.title === other.title && isSameStart(one, other)
}

/** The id under which a course of a form was sent: that of its form, or of the one before that was filled in alike. */
export function sentId(id: string): string {
  return knownIds.get(id) ?? id
}

function updatesOf(id: string, writes: readonly CoursesWrite[]): CourseUpdate[] {
  return writes.flatMap(({ updated = [] }) => updated.filter(({ course }) => course.id === id))
}
