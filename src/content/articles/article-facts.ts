// Relative imports: vite.config.ts loads this module, before the alias exists.

import { mailCaution } from '../contact.ts'
import { externalLinks } from '../external-links.ts'
import { founder } from '../founder.ts'
import { amounts } from '../prices/amounts.ts'
import { kroner } from '../prices/kroner.ts'
import { site } from '../site.ts'
import { magazine } from './magazine.ts'

function named(prefix: string, facts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [`${prefix}.${name}`, fact]),
  )
}

const { parentGroupCourse, parentGroupCourseWithDiscount } = amounts

/**
 * The placeholders of the articles' texts, such as {{price.lectureFrom}}, so that each fact exists once. The build
 * replaces them, and fails for an unknown one.
 */
export const articleFacts: Readonly<Record<string, string>> = {
  founder: founder.firstName,
  magazine: magazine.name,
  email: site.email,
  mailCaution,
  ...named('link', externalLinks),
  ...named(
    'price',
    Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, kroner(amount)])),
  ),
  'price.parentGroupCourseSaving': kroner(parentGroupCourse - parentGroupCourseWithDiscount),
}
