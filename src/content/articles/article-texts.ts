import { type ArticleId, articleIds } from '@/content/articles/article-ids'

/**
 * The articles' texts as HTML, made from Markdown by the build (scripts/build/markdown-plugin.ts): h2, p, ul, li, a,
 * strong and, for a highlighted sentence, blockquote. Each is downloaded only with its article.
 */
export const articleTexts: Readonly<Record<ArticleId, () => Promise<string>>> = {
  [articleIds.parentGroupOffer]: text(
    () => import('@/content/articles/texts/parent-group-offer.md'),
  ),
  [articleIds.mentorJob]: text(() => import('@/content/articles/texts/mentor-job.md')),
  [articleIds.socialTalks]: text(() => import('@/content/articles/texts/social-talks.md')),
  [articleIds.canaryPodcast]: text(() => import('@/content/articles/texts/canary-podcast.md')),
  [articleIds.youthLecture]: text(() => import('@/content/articles/texts/youth-lecture.md')),
  [articleIds.familyDistress]: text(() => import('@/content/articles/texts/family-distress.md')),
  [articleIds.founderLecture]: text(() => import('@/content/articles/texts/founder-lecture.md')),
  [articleIds.magazinePortrait]: text(
    () => import('@/content/articles/texts/magazine-portrait.md'),
  ),
  [articleIds.founderPodcast]: text(() => import('@/content/articles/texts/founder-podcast.md')),
}

function text(load: () => Promise<{ readonly default: string }>): () => Promise<string> {
  return async () => (await load()).default
}
