import { paths } from '../../src/content/paths.ts'
import type { PageWeight } from './page-weights.ts'

/** The most that a first visit to a page may download. Kilobytes of 1000 bytes, compressed with brotli. */
type Budget = {
  /** Before any interaction. */
  jsKb: number
  /** With the style sheet, which is a part of every document. */
  htmlKb: number
  fontsKb: number
  styleSheets: number
  fontPreloads: number
}

const CONTENT_PAGE: Budget = {
  jsKb: 104,
  htmlKb: 28,
  fontsKb: 75,
  styleSheets: 0,
  fontPreloads: 2,
}

const EXCEPTIONS: Readonly<Record<string, Partial<Budget>>> = {
  [paths.home]: { jsKb: 110, htmlKb: 44 },
  // With the coming courses in it.
  [paths.courses]: { jsKb: 150, htmlKb: 32 },
  [paths.admin]: { jsKb: 155 },
  [paths.adminPassword]: { jsKb: 155 },
  [paths.adminDashboard]: { jsKb: 185 },
}

/** The budget of the page at an address of the site. */
export function budgetOf(route: string): Budget {
  return { ...CONTENT_PAGE, ...EXCEPTIONS[route] }
}

/** A sentence for a page that is over its budget, naming everything that it has too much of. */
export function describeExcess({ route, ...weight }: PageWeight): string | undefined {
  const budget = budgetOf(route)
  const kb = (bytes: number) => bytes / 1000
  const checks = [
    ['of JavaScript', kb(weight.js), budget.jsKb, ' KB'],
    ['of HTML', kb(weight.html), budget.htmlKb, ' KB'],
    ['of preloaded fonts', kb(weight.fonts), budget.fontsKb, ' KB'],
    ['preloaded fonts', weight.fontPreloads, budget.fontPreloads, ''],
    ['style sheets', weight.styleSheets, budget.styleSheets, ''],
  ] as const
  const excess = checks
    .filter(([, measured, limit]) => measured > limit)
    .map(
      ([what, measured, limit, unit]) =>
        `${unit ? measured.toFixed(1) : measured}${unit} ${what}, of at most ${limit}${unit}`,
    )
  return excess.length > 0 ? `${route} has ${excess.join('; ')}.` : undefined
}
