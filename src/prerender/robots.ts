// Relative imports, because the build runs this without an alias.
import { paths } from '../content/paths.ts'
import { absoluteUrl } from '../content/site.ts'

/** Where the sitemap stands. */
export const SITEMAP_PATH = '/sitemap.xml'

/**
 * robots.txt: all but the administration, whose addresses all begin with that of its login. Its pages say noindex
 * as well, for engines that come to them all the same.
 */
export function robots(): string {
  return `User-agent: *
Allow: /
Disallow: ${paths.admin}

Sitemap: ${absoluteUrl(SITEMAP_PATH)}
`
}
