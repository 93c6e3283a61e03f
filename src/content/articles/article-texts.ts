import type { ArticleNode } from '@/content/articles/article'
import { type ArticleId, articleIds } from '@/content/articles/article-ids'
import { findModule } from '@/lib/find-module'

/** The Markdown files of the articles. */
export const articleFiles: Readonly<Record<ArticleId, string>> = {
  [articleIds.parentGroupOffer]: '/src/content/articles/texts/parent-group-offer.md',
  [articleIds.mentorJob]: '/src/content/articles/texts/mentor-job.md',
  [articleIds.socialTalks]: '/src/content/articles/texts/social-talks.md',
  [articleIds.canaryPodcast]: '/src/content/articles/texts/canary-podcast.md',
  [articleIds.youthLecture]: '/src/content/articles/texts/youth-lecture.md',
  [articleIds.familyDistress]: '/src/content/articles/texts/family-distress.md',
  [articleIds.founderLecture]: '/src/content/articles/texts/founder-lecture.md',
  [articleIds.magazinePortrait]: '/src/content/articles/texts/magazine-portrait.md',
  [articleIds.founderPodcast]: '/src/content/articles/texts/founder-podcast.md',
}

const texts = import.meta.glob<readonly ArticleNode[]>('/src/content/articles/texts/*.md', {
  import: 'default',
})

/** Loads the text of one article, which the build has made of its Markdown (scripts/build/markdown-plugin.ts). */
export function loadArticleText(id: ArticleId): Promise<readonly ArticleNode[]> {
  return findModule(texts, articleFiles[id])()
}
