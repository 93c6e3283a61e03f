import { ArrowLeft } from 'lucide-react'
import { articleData } from '@/components/head/article-data'
import { breadcrumbData } from '@/components/head/breadcrumb-data'
import { JsonLd } from '@/components/head/json-ld'
import { PageHead } from '@/components/head/page-head'
import { PageLink } from '@/components/sections/page-link'
import { PartFailed } from '@/components/sections/part-failed'
import { CopyButton } from '@/components/ui/copy-button'
import { PartBoundary } from '@/components/ui/part-boundary'
import type { ArticleId } from '@/content/articles/article-ids'
import { articlePage } from '@/content/articles/article-page'
import { articleOf } from '@/content/articles/articles'
import { copyLink } from '@/content/copy-link'
import { frontPage, media } from '@/content/navigation'
import { articlePath, paths } from '@/content/paths'
import { ArticleBody } from '@/features/articles/article-body'
import { NewsletterCard } from '@/features/newsletter/newsletter-card'
import { ReadAloudButton } from '@/features/read-aloud/read-aloud-button'
import { ArticleHeader } from '@/pages/article/article-header'
import { Neighbours } from '@/pages/article/neighbours'
import { OfferHasEnded } from '@/pages/article/offer-has-ended'
import { ReadAlso } from '@/pages/article/read-also'

/** One article (spec 2, Articles). @param text its body as HTML */
export function ArticlePage({ id, text }: { id: ArticleId; text: string }) {
  const article = articleOf(id)
  const { title, excerpt, showNewsletterSignup } = article
  return (
    <div className="wrap pt-6 pb-[clamp(2rem,4vw,4rem)]">
      <PageHead title={title} description={excerpt} publishedOn={article.date} />
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
        <div className="grid items-start gap-fluid-xl lg:grid-cols-[minmax(0,42.5rem)_minmax(0,1fr)]">
          <div>
            <PartBoundary>
              <OfferHasEnded article={article} />
            </PartBoundary>
            <PartBoundary fallback={<PartFailed />}>
              <ArticleBody html={text} />
            </PartBoundary>
            <PartBoundary>
              <CopyButton text={articlePath(id)} words={copyLink} className="mt-9" />
            </PartBoundary>
          </div>
          <PartBoundary>
            <ReadAlso article={article} />
          </PartBoundary>
        </div>
      </article>
      <JsonLd data={articleData(article)} />
      <JsonLd data={breadcrumbData([frontPage, media, { label: title, to: articlePath(id) }])} />
      <PartBoundary>
        <Neighbours id={id} />
      </PartBoundary>
      {showNewsletterSignup && (
        <div className="mt-10 md:mt-fluid-lg">
          <PartBoundary>
            <NewsletterCard text={articlePage.newsletter} />
          </PartBoundary>
        </div>
      )}
    </div>
  )
}
