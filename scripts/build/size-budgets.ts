import { paths } from '../../src/content/paths.ts'
import type { PageWeight } from '../bench/web/page-weight.ts'
import type { ChunkModules } from './chunk-modules-plugin.ts'

/** The most that a first visit to a page may download. Kilobytes of 1000 bytes, as sent (brotli). */
export type Budget = {
  /** Before any interaction. */
  jsKb: number
  /** With the style sheet, which is a part of every document. */
  htmlKb: number
  fontsKb: number
  cssFiles: number
  fontPreloads: number
}

const CONTENT_PAGE: Budget = {
  jsKb: 99,
  htmlKb: 28,
  fontsKb: 75,
  cssFiles: 0,
  fontPreloads: 2,
}

const EXCEPTIONS: Readonly<Record<string, Partial<Budget>>> = {
  [paths.home]: { jsKb: 115, htmlKb: 44 },
  // With what comes after the results.
  [paths.search]: { jsKb: 105 },
  // With the coming courses in it.
  [paths.courses]: { jsKb: 150, htmlKb: 32 },
  [paths.adminDashboard]: { jsKb: 200 },
}

/** Code that no public page downloads before it is asked to do something, but for the pages named. */
const GUARDED_CODE: readonly { name: string; module: RegExp; allowedOn: readonly string[] }[] = [
  {
    name: 'PostgREST',
    module: /node_modules\/@supabase\/postgrest-js\//,
    allowedOn: [paths.courses],
  },
  {
    name: 'Supabase',
    module: /node_modules\/@supabase\/(?!postgrest-js\/)/,
    allowedOn: [],
  },
  { name: 'react-query', module: /node_modules\/@tanstack\//, allowedOn: [paths.courses] },
  { name: 'day-picker', module: /node_modules\/react-day-picker\//, allowedOn: [paths.courses] },
  { name: 'zod', module: /node_modules\/zod\//, allowedOn: [paths.courses] },
  {
    name: 'react-hook-form',
    module: /node_modules\/(react-hook-form|@hookform)\//,
    allowedOn: [],
  },
  {
    name: 'the administration',
    module: /^src\/(features\/(admin|auth)\/|(app|pages)\/admin-|features\/courses\/admin\/)/,
    allowedOn: [],
  },
]

/** The budget of the page at an address of the site. */
export function budgetOf(route: string): Budget {
  return { ...CONTENT_PAGE, ...EXCEPTIONS[route] }
}

/** What a page has too much of, in words; empty when it keeps to its budget. */
export function findExcess(route: string, weight: PageWeight): string[] {
  const budget = budgetOf(route)
  const checks = [
    ['JavaScript', weight.bytes.js / 1000, budget.jsKb, ' KB'],
    ['HTML', weight.bytes.html / 1000, budget.htmlKb, ' KB'],
    ['fonts', weight.bytes.fonts / 1000, budget.fontsKb, ' KB'],
    ['style sheets', weight.cssFiles, budget.cssFiles, ''],
    ['preloaded fonts', weight.fontPreloads, budget.fontPreloads, ''],
  ] as const
  return checks
    .filter(([, measured, limit]) => measured > limit)
    .map(
      ([what, measured, limit, unit]) =>
        `${what}: ${unit ? measured.toFixed(1) : measured}${unit} of at most ${limit}${unit}`,
    )
}

/**
 * The code that a public page downloads and should not, in words.
 *
 * @throws when a script is unknown, so that the list of modules is of another build
 */
export function findGuardedCode(
  route: string,
  scripts: readonly string[],
  modules: ChunkModules,
): string[] {
  return scripts.flatMap((script) => {
    const ids = modules[script]
    if (!ids) throw new Error(`${script} is not of the last build: build the site again.`)
    return GUARDED_CODE.filter(({ allowedOn }) => !allowedOn.includes(route)).flatMap(
      ({ name, module }) => {
        const found = ids.find((id) => module.test(id))
        return found ? [`${name}: ${found} in ${script}`] : []
      },
    )
  })
}
