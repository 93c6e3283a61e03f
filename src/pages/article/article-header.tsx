import type { ArticleSummary } from '@/content/articles/article'
import { articlePage } from '@/content/articles/article-page'
import { ArticleCover } from '@/features/articles/article-cover'
import { ArticleMeta } from '@/features/articles/article-meta'
import { ArticleTitle } from '@/features/articles/article-title'

/** The reading speed of adults for an easy text. */
const WORDS_PER_MINUTE = 200

/** Title and excerpt beside the cover. @param text the article's body as HTML */
export function ArticleHeader({ article, text }: { article: ArticleSummary; text: string }) {
  return (
    <header className="mt-4 mb-[clamp(2.25rem,4.5vw,4rem)] grid items-center gap-[clamp(1.5rem,4vw,4rem)] md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] print:block">
      <div>
        <ArticleMeta article={article}>
          <span>{articlePage.readingTime(readingMinutes(text))}</span>
        </ArticleMeta>
        <h1 className="mt-4">
          <ArticleTitle title={article.title} />
        </h1>
        <p className="mt-4 max-w-prose text-lead text-muted-foreground">{article.excerpt}</p>
      </div>
      <ArticleCover article={article} className="aspect-16/10 w-full rounded-xl print:hidden" />
    </header>
  )
}

/** The reading time of HTML in whole minutes, at least one. */
function readingMinutes(html: string): number {
  const words = html.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g) ?? []
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE))
}
