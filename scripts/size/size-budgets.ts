import { courseIdIn, paths } from '../../src/content/paths.ts'
import { COURSE_SHELL } from '../build/hosting.ts'
import type { PageWeight } from './page-weights.ts'

type Budget = Pick<PageWeight, 'jsKb' | 'htmlKb' | 'fontsKb'>

const CONTENT_PAGE: Budget = { jsKb: 104, htmlKb: 28, fontsKb: 75 }

/** With the client of the data, and one course. */
const COURSE_PAGE: Budget = { ...CONTENT_PAGE, jsKb: 125, htmlKb: 26 }

const EXCEPTIONS: Readonly<Record<string, Partial<Budget>>> = {
  [paths.home]: { jsKb: 110, htmlKb: 44 },
  // The staff's seventeen cards.
  [paths.about]: { htmlKb: 28.5 },
  // With the coming courses in it, by week, by month and as a list.
  [paths.courses]: { jsKb: 155, htmlKb: 33 },
  [COURSE_SHELL]: COURSE_PAGE,
  // Each course among its results leads to its page.
  [paths.search]: { jsKb: 104.5 },
  [paths.admin]: { jsKb: 155 },
  [paths.adminPassword]: { jsKb: 155 },
  [paths.adminDashboard]: { jsKb: 185 },
  [paths.adminGuide]: { jsKb: 175 },
}

const KINDS = [
  ['jsKb', 'JavaScript'],
  ['htmlKb', 'HTML'],
  ['fontsKb', 'preloaded fonts'],
] as const

/** The most that a first visit to a page may download before any interaction. */
export function budgetOf(route: string): Budget {
  if (courseIdIn(route)) return COURSE_PAGE
  return { ...CONTENT_PAGE, ...EXCEPTIONS[route] }
}

/** A message for each budget that a page exceeds. */
export function listExcesses(page: PageWeight): string[] {
  const budget = budgetOf(page.route)
  return KINDS.flatMap(([kind, name]) =>
    page[kind] > budget[kind]
      ? `${page.route} has ${page[kind].toFixed(1)} KB of ${name}, of at most ${budget[kind]} KB.`
      : [],
  )
}
