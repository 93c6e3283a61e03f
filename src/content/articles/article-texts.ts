import { type ArticleId, articleIds } from '@/content/articles/article-ids'

/**
 * The articles' texts as HTML: h2, p, ul, li, a, strong and, for a sentence of our own, blockquote. Each is
 * downloaded with its article only.
 */
export const articleTexts: Readonly<Record<ArticleId, () => Promise<string>>> = {
  [articleIds.parentGroupOffer]: text(
    () => import('@/content/articles/texts/parent-group-offer'),
    'parentGroupOfferText',
  ),
  [articleIds.mentorJob]: text(
    () => import('@/content/articles/texts/mentor-job'),
    'mentorJobText',
  ),
  [articleIds.socialTalks]: text(
    () => import('@/content/articles/texts/social-talks'),
    'socialTalksText',
  ),
  [articleIds.canaryPodcast]: text(
    () => import('@/content/articles/texts/canary-podcast'),
    'canaryPodcastText',
  ),
  [articleIds.youthLecture]: text(
    () => import('@/content/articles/texts/youth-lecture'),
    'youthLectureText',
  ),
  [articleIds.familyDistress]: text(
    () => import('@/content/articles/texts/family-distress'),
    'familyDistressText',
  ),
  [articleIds.founderLecture]: text(
    () => import('@/content/articles/texts/founder-lecture'),
    'founderLectureText',
  ),
  [articleIds.magazinePortrait]: text(
    () => import('@/content/articles/texts/magazine-portrait'),
    'magazinePortraitText',
  ),
  [articleIds.founderPodcast]: text(
    () => import('@/content/articles/texts/founder-podcast'),
    'founderPodcastText',
  ),
}

function text<Name extends string>(
  load: () => Promise<Record<Name, string>>,
  name: Name,
): () => Promise<string> {
  return async () => (await load())[name]
}
