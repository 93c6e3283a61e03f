// Relative imports: vite.config.ts loads this module, before the alias exists.
import { site } from './site.ts'

/** The articles as an RSS feed. */
export const feed = {
  path: '/feed.xml',
  title: `Nyt fra ${site.name}`,
  /** The link on the page with the articles. */
  follow: 'Følg med via RSS',
  description: 'Artikler, podcasts, foredrag og ledige stillinger fra centret.',
} as const
