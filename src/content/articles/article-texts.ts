import { type ArticleId, articleIds } from '@/content/articles/article-ids'
import { canaryPodcastText } from '@/content/articles/texts/canary-podcast'
import { familyDistressText } from '@/content/articles/texts/family-distress'
import { founderLectureText } from '@/content/articles/texts/founder-lecture'
import { founderPodcastText } from '@/content/articles/texts/founder-podcast'
import { magazinePortraitText } from '@/content/articles/texts/magazine-portrait'
import { mentorJobText } from '@/content/articles/texts/mentor-job'
import { parentGroupOfferText } from '@/content/articles/texts/parent-group-offer'
import { socialTalksText } from '@/content/articles/texts/social-talks'
import { youthLectureText } from '@/content/articles/texts/youth-lecture'

/** The articles' texts as HTML: h2, p, ul, li, a, strong and, for a sentence of our own, blockquote. */
export const articleTexts: Readonly<Record<ArticleId, string>> = {
  [articleIds.parentGroupOffer]: parentGroupOfferText,
  [articleIds.mentorJob]: mentorJobText,
  [articleIds.socialTalks]: socialTalksText,
  [articleIds.canaryPodcast]: canaryPodcastText,
  [articleIds.youthLecture]: youthLectureText,
  [articleIds.familyDistress]: familyDistressText,
  [articleIds.founderLecture]: founderLectureText,
  [articleIds.magazinePortrait]: magazinePortraitText,
  [articleIds.founderPodcast]: founderPodcastText,
}
