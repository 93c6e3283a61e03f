import { clsx } from 'clsx'
import { PartBoundary } from '@/components/boundaries/part-boundary'
import { FadeIn } from '@/components/sections/fade-in'
import type { ArticleSummary } from '@/content/articles/article'
import { ArticleCard } from '@/features/articles/article-card'

const FIRST_ROW = 3

/** One, two or three columns by width (spec 2). The first cards are wider where the last row would not be full. */
export function ArticleGrid({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <ul className="grid gap-7 md:grid-cols-2 lg:grid-cols-6">
      {articles.map((article, index) => {
        const className = clsx('@container', spanOf(index, articles.length))
        // The first cards hold the largest image of the first view, which must not fade in.
        return index < FIRST_ROW ? (
          <li key={article.id} className={className}>
            <PartBoundary isImportant>
              <ArticleCard article={article} />
            </PartBoundary>
          </li>
        ) : (
          <FadeIn as="li" key={article.id} step={index % FIRST_ROW} className={className}>
            <PartBoundary isImportant>
              <ArticleCard article={article} />
            </PartBoundary>
          </FadeIn>
        )
      })}
    </ul>
  )
}

/** The number of columns that a card spans, of two and of six. */
function spanOf(index: number, count: number): string {
  const leftOfThree = count % 3
  const ofTwo = index === 0 && count % 2 === 1 ? 'md:max-lg:col-span-2' : ''
  if (index >= leftOfThree) return `${ofTwo} lg:col-span-2`
  return `${ofTwo} ${leftOfThree === 1 ? 'lg:col-span-6' : 'lg:col-span-3'}`
}
