import { paths } from '../../src/content/paths.ts'
import type { PageWeight } from './page-weights.ts'

/** The most that a first visit to a page may download, in kilobytes of 1000 bytes, compressed with brotli. */
type Budget = { jsKb: number; htmlKb: number; fontsKb: number }

const CONTENT_PAGE: Budget = { jsKb: 104, htmlKb: 28, fontsKb: 75 }

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
export function describeExcess({ route, js, html, fonts }: PageWeight): string | undefined {
  const { jsKb, htmlKb, fontsKb } = budgetOf(route)
  const excess = [
    { kind: 'JavaScript', bytes: js, limit: jsKb },
    { kind: 'HTML', bytes: html, limit: htmlKb },
    { kind: 'preloaded fonts', bytes: fonts, limit: fontsKb },
  ]
    .filter(({ bytes, limit }) => bytes / 1000 > limit)
    .map(
      ({ kind, bytes, limit }) =>
        `${(bytes / 1000).toFixed(1)} KB of ${kind}, of at most ${limit} KB`,
    )
  return excess.length > 0 ? `${route} has ${excess.join('; ')}.` : undefined
}
