import { ArrowLeft } from 'lucide-react'
import { PartBoundary } from '@/components/boundaries/part-boundary'
import { PageHead } from '@/components/head/page-head'
import { PageLink } from '@/components/links/page-link'
import { UrgentHelp } from '@/components/sections/urgent-help'
import { CopyButton } from '@/components/ui/copy-button'
import type { ArticleNode } from '@/content/articles/article'
import type { ArticleId } from '@/content/articles/article-ids'
import { articlePage } from '@/content/articles/article-page'
import { articleOf } from '@/content/articles/articles'
import { copyLink } from '@/content/copy-link'
import { articlePath, paths } from '@/content/paths'
import { ArticleBody } from '@/features/articles/article-body'
import { NewsletterCard } from '@/features/newsletter/newsletter-card'
import { ReadAloudButton } from '@/features/read-aloud/read-aloud-button'
import { ArticleData } from '@/pages/article/article-data'
import { ArticleHeader } from '@/pages/article/article-header'
import { OfferEnded } from '@/pages/article/offer-ended'
import { Neighbours, ReadAlso } from '@/pages/article/other-articles'

/** One article (spec 2, Articles). */
export function ArticlePage({ id, text }: { id: ArticleId; text: readonly ArticleNode[] }) {
  const article = articleOf(id)
  return (
    <div className="wrap pt-6 pb-fluid-lg">
      <PageHead title={article.title} description={article.excerpt} publishedOn={article.date} />
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
      <article>
        <ArticleHeader article={article} text={text} />
        <div className="grid items-start gap-fluid-xl lg:grid-cols-[minmax(0,var(--max-width-prose))_minmax(0,1fr)]">
          <div>
            <OfferEnded article={article} />
            <PartBoundary isImportant>
              <ArticleBody text={text} />
            </PartBoundary>
            {article.hasUrgentHelp && <UrgentHelp className="mt-9" />}
            <CopyButton text={articlePath(id)} words={copyLink} className="mt-9" />
          </div>
          <PartBoundary>
            <ReadAlso article={article} />
          </PartBoundary>
        </div>
      </article>
      <ArticleData article={article} />
      <PartBoundary>
        <Neighbours article={article} />
      </PartBoundary>
      {article.showNewsletterSignup && (
        <div className="mt-10 md:mt-fluid-lg">
          <PartBoundary>
            <NewsletterCard text={articlePage.newsletter} />
          </PartBoundary>
        </div>
      )}
    </div>
  )
}
