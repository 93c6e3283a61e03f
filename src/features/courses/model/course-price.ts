// Also used by the edge function of the calendar feed, which knows no alias for src.
import { amounts } from '../../../content/prices/amounts.ts'
import { kroner } from '../../../lib/kroner.ts'
import { type CourseType, isCourseType } from './course-types.ts'
import { priceMessages } from './public-messages.ts'

/** What a place in a course costs, in whole kroner. */
export type CoursePrice = {
  readonly amount: number
  /** Whether a course can cost more than that. */
  readonly isFrom: boolean
  /** What it costs and what that covers, as the visitor reads it. */
  readonly words: string
}

/** The types of which the site knows what one course costs (spec 9, Prices). */
const prices: Readonly<Partial<Record<CourseType, CoursePrice>>> = {
  foraeldre: {
    amount: amounts.parentGroupCourse,
    isFrom: false,
    words: priceMessages.forFamily(kroner(amounts.parentGroupCourse)),
  },
  foredrag: {
    amount: amounts.lectureFrom,
    isFrom: true,
    words: priceMessages.ticketFrom(kroner(amounts.lectureFrom)),
  },
}

/** The price of a course of a stored type; undefined where the site knows none. */
export function coursePrice(type: string): CoursePrice | undefined {
  return isCourseType(type) ? prices[type] : undefined
}
