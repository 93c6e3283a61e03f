import { useId } from 'react'
import { moreLinkClasses } from '@/components/links/more-link'
import { PageLink } from '@/components/links/page-link'
import { Card } from '@/components/ui/card'
import type { ArticleSummary } from '@/content/articles/article'
import { articlesPage } from '@/content/articles/articles-page'
import { articlePath } from '@/content/paths'
import { ArticleCover } from '@/features/articles/article-cover'
import { ArticleMeta } from '@/features/articles/article-meta'
import { ArticleTitle } from '@/features/articles/article-title'
import { OfferEndedTag } from '@/features/articles/offer-has-ended'

/** A card that links to an article. In a wide card the image is beside the text. */
export function ArticleCard({ article }: { article: ArticleSummary }) {
  const { id, title, excerpt } = article
  const headingId = useId()
  return (
    <Card
      as="article"
      aria-labelledby={headingId}
      isLink
      padding="none"
      className="flex h-full flex-col overflow-hidden @wide:flex-row"
    >
      <ArticleCover
        article={article}
        className="aspect-video shrink-0 @wide:aspect-auto @wide:min-h-64 @wide:w-1/2"
      />
      <div className="flex flex-1 flex-col gap-2.5 px-6 pt-5 pb-6 @wide:justify-center @wide:p-[clamp(1.5rem,4cqw,3rem)]">
        <ArticleMeta article={article}>
          <OfferEndedTag article={article} />
        </ArticleMeta>
        <h2 id={headingId} className="text-lg @4xl:text-2xl">
          <ArticleTitle title={title} />
        </h2>
        <p className="text-sm text-muted-foreground">{excerpt}</p>
        <PageLink
          to={articlePath(id)}
          className={`${moreLinkClasses} mt-auto self-start pt-2 @wide:mt-0`}
        >
          <span>
            {articlesPage.readArticle}
            <span className="sr-only">: {title}</span>
          </span>
        </PageLink>
      </div>
    </Card>
  )
}
