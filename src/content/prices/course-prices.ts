import { amounts } from '@/content/prices/amounts'
import { kroner } from '@/content/prices/kroner'

const PER_HOUR = 'pr.\u00A0time ekskl. moms'

/** The price list's amounts for courses of each type, as suggestions for a course's own price; by the stored type. */
export const coursePriceSuggestions: Readonly<Record<string, readonly string[]>> = {
  foraeldre: [`${kroner(amounts.parentGroupCourse)} for 2\u00A0voksne pr. familie`],
  supervision: [
    `${kroner(amounts.supervisionHour)} ${PER_HOUR}`,
    `${kroner(amounts.teachingHour)} ${PER_HOUR}`,
  ],
  skreddersyede: [
    `${kroner(amounts.halfDayTalk)} ekskl. moms`,
    `${kroner(amounts.fullDayTalk)} ekskl. moms`,
  ],
  foredrag: [`fra ${kroner(amounts.lectureFrom)}`],
}
