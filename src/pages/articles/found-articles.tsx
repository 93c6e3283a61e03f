import { PartBoundary } from '@/components/boundaries/part-boundary'
import { EmptyState } from '@/components/sections/empty-state'
import { UrgentHelp } from '@/components/sections/urgent-help'
import { Button } from '@/components/ui/button'
import type { ArticleSummary } from '@/content/articles/article'
import { articlesPage } from '@/content/articles/articles-page'
import { urgentHelp } from '@/content/urgent-help'
import { ArticleGrid } from '@/features/articles/article-grid'
import { isUrgentQuery } from '@/features/search/urgent-query'

/** The articles that match the text, with their number for screen readers, and the numbers to call where it tells of need. */
export function FoundArticles({
  articles,
  text,
  onShowAll,
}: {
  articles: readonly ArticleSummary[]
  text: string
  onShowAll: () => void
}) {
  const isUrgent = isUrgentQuery(text)
  return (
    <>
      <p role="status" className="sr-only">
        <span>{articlesPage.count(articles.length)}</span>
        {isUrgent && <span> {urgentHelp.announcement}</span>}
      </p>
      {isUrgent && <UrgentHelp className="mb-8" />}
      <PartBoundary isImportant resetKeys={[text]}>
        {articles.length > 0 ? (
          <ArticleGrid articles={articles} />
        ) : (
          <EmptyState
            picture="empty"
            heading={<p className="font-display text-xl font-medium">{articlesPage.empty}</p>}
            text={articlesPage.emptyHelp}
          >
            <Button onClick={onShowAll}>{articlesPage.showAll}</Button>
          </EmptyState>
        )}
      </PartBoundary>
    </>
  )
}
