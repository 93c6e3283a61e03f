import { amounts } from '../../../content/prices/amounts.ts'
import { kroner } from '../../../content/prices/kroner.ts'
import { priceMessages } from './course-messages.ts'
import { type CourseType, isCourseType } from './course-types.ts'

/** The price of a place in a course. */
export type CoursePrice = {
  /** In whole kroner. */
  readonly amount: number
  /** Whether a course can cost more than the amount. */
  readonly isFrom: boolean
  /** The Danish text: the amount and its scope. */
  readonly words: string
}

/** The types with a known price (spec 9, Prices). */
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

/** The price of a course of a stored type; undefined where it is unknown. */
export function coursePrice(type: string): CoursePrice | undefined {
  return isCourseType(type) ? prices[type] : undefined
}
