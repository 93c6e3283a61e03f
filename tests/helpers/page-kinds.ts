import { paths } from '@/content/paths'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'

/** Between them, these two have every kind of block of a service's page (tests/content/services.test.ts). */
const SERVICES = [paths.psychoeducation, paths.schoolRefusal] as const

/**
 * A page of each kind, for tests of what the words of a page do not change: services share their blocks, and so do
 * articles.
 */
export const PAGE_KINDS: readonly string[] = [
  ...PUBLIC_PATHS.filter((path) => !path.startsWith(`${paths.services}/`)),
  paths.servicesOverview,
  ...SERVICES,
  ...ARTICLE_PATHS.slice(0, 1),
]
