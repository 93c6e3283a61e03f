// Relative, because the build's own configuration reads the addresses before there is an alias.
import { founder } from '../founder.ts'
import { magazine } from './magazine.ts'

/** The nine articles' addresses (spec 3). */
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
