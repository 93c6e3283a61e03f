import { clsx } from 'clsx'
import { FadeIn } from '@/components/sections/fade-in'
import { PartFailed } from '@/components/sections/part-failed'
import { PartBoundary } from '@/components/ui/part-boundary'
import type { ArticleSummary } from '@/content/articles/article'
import { ArticleCard } from '@/features/articles/article-card'

const FIRST_ROW = 3

/**
 * One, two or three columns by width (spec 2). Where the cards do not fill their rows, the newest
 * one or two take the room that is left, so that no card stands alone at the end.
 */
export function ArticleGrid({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <ul className="grid gap-7 md:grid-cols-2 lg:grid-cols-6">
      {articles.map((article, index) => {
        const className = clsx('@container', spanOf(index, articles.length))
        // The first view's largest picture is among the first cards, and must not begin unseen.
        return index < FIRST_ROW ? (
          <li key={article.id} className={className}>
            <PartBoundary fallback={<PartFailed />}>
              <ArticleCard article={article} />
            </PartBoundary>
          </li>
        ) : (
          <FadeIn as="li" key={article.id} step={index % FIRST_ROW} className={className}>
            <PartBoundary fallback={<PartFailed />}>
              <ArticleCard article={article} />
            </PartBoundary>
          </FadeIn>
        )
      })}
    </ul>
  )
}

/** How many of the two, and how many of the six columns a card takes. */
function spanOf(index: number, count: number): string {
  const leftOfThree = count % 3
  const ofTwo = index === 0 && count % 2 === 1 ? 'md:max-lg:col-span-2' : ''
  if (index >= leftOfThree) return `${ofTwo} lg:col-span-2`
  return `${ofTwo} ${leftOfThree === 1 ? 'lg:col-span-6' : 'lg:col-span-3'}`
}
