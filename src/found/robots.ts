// Relative imports, because the build runs this without an alias.
import { absoluteUrl } from '../content/site.ts'

/** Where the sitemap stands. */
export const SITEMAP_PATH = '/sitemap.xml'

/**
 * robots.txt. Nothing is forbidden: the administration says noindex on its pages, and an engine that may not
 * fetch them would never read that, but could still list their addresses.
 */
export function robots(): string {
  return `User-agent: *
Allow: /

Sitemap: ${absoluteUrl(SITEMAP_PATH)}
`
}
