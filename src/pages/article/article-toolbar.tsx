import { ArrowLeft } from 'lucide-react'
import { PartBoundary } from '@/components/boundaries/part-boundary'
import { PageLink } from '@/components/links/page-link'
import { articlePage } from '@/content/articles/article-page'
import { paths } from '@/content/paths'
import { ReadAloudButton } from '@/features/read-aloud/read-aloud-button'

/** Above an article: the way back to the list, and the button that reads it aloud. */
export function ArticleToolbar() {
  return (
    <div className="flex items-center justify-between gap-4 print:hidden">
      <PageLink
        to={paths.articles}
        className="inline-flex min-h-11 items-center gap-2 font-display font-medium text-link"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {articlePage.back}
      </PageLink>
      <PartBoundary>
        <ReadAloudButton of="article" />
      </PartBoundary>
    </div>
  )
}
