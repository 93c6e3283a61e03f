import { listAdminCourseEvents } from '@/features/courses/api/course-events'
import { createCourseEvents } from '@/features/courses/api/create-courses'
import { type CoursesWrite, idsOf, outcomeOf } from '@/features/courses/api/write-comparison'
import { writeCourses } from '@/features/courses/api/write-courses'
import {
  CourseConflict,
  hasId,
  readStored,
  UnconfirmedWrite,
} from '@/features/courses/api/write-outcome'
import type { AdminCourseEvent, NewCourse } from '@/features/courses/domain/course-event'
import { isSameStart } from '@/features/courses/domain/course-status'
import { adminBackend } from '@/lib/supabase'

// Each write of the administration, with its earlier attempts whose response was lost.

const unconfirmedCreations = rememberUnconfirmed<readonly NewCourse[]>()
/** Ids of courses that were sent in another form, by those of the form that was filled in again. */
const knownIds = new Map<string, string>()
/** Further writes, under the id of each course. */
const unconfirmedWrites = rememberUnconfirmed<CoursesWrite>()

/** Changes of courses, and what has to be read before they are sent. */
export type CheckedWrite = CoursesWrite & {
  /** All dates of a series, as far as the administrator knows: with another one the write is refused. */
  allDates?: readonly AdminCourseEvent[]
  /** Courses that earlier attempts may have created, and that are wanted no more. */
  withdrawn?: readonly NewCourse[]
}

/**
 * Writes changes of courses, all of them or none; also where the administrator's own change of one seemed to be lost.
 * @throws as writeCourses does; CourseConflict also where somebody else has added a date to the series
 */
export function sendWrite({
  allDates = [],
  withdrawn = [],
  ...write
}: CheckedWrite): Promise<AdminCourseEvent[]> {
  return unconfirmedWrites.send(idsOf(write), write, async (earlier) => {
    const strays = withdrawn.length > 0 ? await createdNevertheless(withdrawn, write) : []
    const all = strays.length > 0 ? { ...write, deleted: strays } : write
    const added = await unknownDates(allDates, idsOf(all))
    if (added.length > 0) throw new CourseConflict([], [], added)
    return writeCourses(adminBackend, all, earlier)
  })
}

/** Those that are stored as they were sent: what somebody else has changed since is no longer the administrator's alone. */
async function createdNevertheless(
  withdrawn: readonly NewCourse[],
  write: CoursesWrite,
): Promise<AdminCourseEvent[]> {
  const ids = withdrawn.map(({ id }) => id)
  const stored = await readStored(adminBackend, ids).catch((error: unknown) => {
    throw new UnconfirmedWrite(
      error,
      (list) => !list.some(({ id }) => ids.includes(id)) && outcomeOf(write)(list),
    )
  })
  return stored.filter((course) =>
    withdrawn.some((sent) => sent.id === course.id && outcomeOf({ inserted: [sent] })([course])),
  )
}

/**
 * The dates that a series has beside those that are known; none where they cannot be read, since the write then says why.
 * @param written ids of further known ones
 */
async function unknownDates(
  known: readonly AdminCourseEvent[],
  written: readonly string[],
): Promise<AdminCourseEvent[]> {
  const [seriesId] = known.flatMap((date) => date.seriesId ?? [])
  if (seriesId === undefined) return []
  const stored = await listAdminCourseEvents(adminBackend, { seriesId }).catch(() => [])
  return stored.filter(({ id }) => !written.includes(id) && !known.some(hasId(id)))
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

/**
 * Remembers what was sent without a response, until a later attempt succeeds or the page is left: what it may have
 * stored is the administrator's own change, also for a dialog that has been opened since.
 */
function rememberUnconfirmed<Sent>() {
  const sent = new Map<string, readonly Sent[]>()
  /** The attempts that were sent under one of the keys. */
  const sentUnder = (...keys: string[]) => [...new Set(keys.flatMap((key) => sent.get(key) ?? []))]
  return {
    /**
     * @param keys of all attempts at the same write
     * @param write is given the earlier attempts
     */
    async send<Result>(
      keys: readonly string[],
      what: Sent,
      write: (earlier: readonly Sent[]) => Promise<Result>,
    ): Promise<Result> {
      try {
        const result = await write(sentUnder(...keys))
        for (const key of keys) sent.delete(key)
        return result
      } catch (error) {
        if (error instanceof UnconfirmedWrite) {
          for (const key of keys) sent.set(key, [...sentUnder(key), what])
        }
        throw error
      }
    },
    /** The key and the attempts of a write among whose attempts is such a one. */
    find: (isSuch: (what: Sent) => boolean) =>
      [...sent].find(([, attempts]) => attempts.some(isSuch)),
  }
}
