/**
 * The nine articles' addresses (Specification 3). The founder's first name and the magazine stand in some of
 * them; both are placeholders, see content/founder.ts.
 */
const FOUNDER_SLUG = 'mette'
const MAGAZINE_SLUG = 'magasinet'

export const articleIds = {
  canaryPodcast: `podcast-kanariefuglenes-stemmer-${FOUNDER_SLUG}`,
  familyDistress: 'mistrivsel-i-familien',
  magazinePortrait: `mit-oesterbro-${MAGAZINE_SLUG}-2024`,
  socialTalks: 'social-talks-event-2025',
  founderPodcast: `podcast-${FOUNDER_SLUG}-fortaelling`,
  mentorJob: 'makkerkorps-stilling',
  founderLecture: `${FOUNDER_SLUG}-foredrag`,
  youthLecture: 'unge-stemmer-foredrag',
  parentGroupOffer: 'newsletter-kampagne-rabat-foraeldregruppeforlob',
} as const

export type ArticleId = (typeof articleIds)[keyof typeof articleIds]
export const ARTICLE_IDS: readonly ArticleId[] = Object.values(articleIds)
