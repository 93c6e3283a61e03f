import type { ArticleNode, ArticleSummary } from '@/content/articles/article'
import { articlePage } from '@/content/articles/article-page'
import { ArticleCover } from '@/features/articles/article-cover'
import { ArticleMeta } from '@/features/articles/article-meta'
import { ArticleTitle } from '@/features/articles/article-title'

/** The reading speed of adults for an easy text. */
const WORDS_PER_MINUTE = 200

/** Title and excerpt beside the cover. @param text the article's body, for its reading time */
export function ArticleHeader({
  article,
  text,
}: {
  article: ArticleSummary
  text: readonly ArticleNode[]
}) {
  const minutes = Math.max(1, Math.round(countWords(text) / WORDS_PER_MINUTE))
  return (
    <header className="mt-4 mb-fluid-md grid items-center gap-fluid-sm md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] print:block">
      <div>
        <ArticleMeta article={article} readingTime={articlePage.readingTime(minutes)} />
        <h1 className="mt-4">
          <ArticleTitle title={article.title} />
        </h1>
        <p className="mt-4 max-w-prose text-lead text-muted-foreground">{article.excerpt}</p>
      </div>
      <ArticleCover article={article} className="aspect-16/10 w-full rounded-xl print:hidden" />
    </header>
  )
}

function countWords(nodes: readonly ArticleNode[]): number {
  const counts = nodes.map((node) =>
    typeof node === 'string' ? (node.match(/\S+/g) ?? []).length : countWords(node[1]),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}
