// Relative, because the build's own configuration reads the facts before there is an alias.
import { kroner } from '../../lib/kroner.ts'
import { mailCaution } from '../contact.ts'
import { externalLinks } from '../external-links.ts'
import { founder } from '../founder.ts'
import { amounts } from '../prices/amounts.ts'
import { site } from '../site.ts'
import { magazine } from './magazine.ts'

function named(prefix: string, facts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [`${prefix}.${name}`, fact]),
  )
}

const { parentGroupCourse, parentGroupCourseWithDiscount } = amounts

/**
 * What the articles' texts name in double braces, as {{price.lectureFrom}}, so that it stands once for the whole
 * site. The build puts it in place; a name that is not here fails it.
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
