// Relative, because the build reads this before there is an alias.
import { site } from './site.ts'

/** The articles as a feed (RSS), for readers who follow several sites in one place. */
export const feed = {
  path: '/feed.xml',
  title: `Nyt fra ${site.name}`,
  /** The link on the page with the articles. */
  follow: 'Følg med via RSS',
  description: 'Artikler, podcasts, foredrag og ledige stillinger fra centret.',
} as const
