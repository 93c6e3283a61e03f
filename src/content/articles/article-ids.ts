// Relative imports: vite.config.ts loads this module, before the alias exists.
import { founder } from '../founder.ts'
import { magazine } from './magazine.ts'

/** The ids of the nine articles, which are also the last segments of their paths (spec 3). */
export const articleIds = {
  canaryPodcast: `podcast-kanariefuglenes-stemmer-${founder.slug}`,
  familyDistress: 'mistrivsel-i-familien',
  magazinePortrait: `mit-oesterbro-${magazine.slug}-2024`,
  socialTalks: 'social-talks-event-2025',
  founderPodcast: `podcast-${founder.slug}-fortaelling`,
  mentorJob: 'makkerkorps-stilling',
  founderLecture: `${founder.slug}-foredrag`,
  youthLecture: 'unge-stemmer-foredrag',
  parentGroupOffer: 'newsletter-kampagne-rabat-foraeldregruppeforlob',
} as const

export type ArticleId = (typeof articleIds)[keyof typeof articleIds]
export const ARTICLE_IDS: readonly ArticleId[] = Object.values(articleIds)
