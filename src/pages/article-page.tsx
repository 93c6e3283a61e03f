import { ArrowLeft, CalendarOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import { articleData } from '@/components/head/article-data'
import { breadcrumbData } from '@/components/head/breadcrumb-data'
import { JsonLd } from '@/components/head/json-ld'
import { PageHead } from '@/components/head/page-head'
import { RestOfPage } from '@/components/sections/rest-of-page'
import type { ArticleSummary } from '@/content/articles/article'
import type { ArticleId } from '@/content/articles/article-ids'
import { articleOf, articles } from '@/content/articles/articles'
import { articlePage, mediaPage } from '@/content/articles/media-page'
import { frontPage } from '@/content/navigation'
import { articlePath, paths } from '@/content/paths'
import { ArticleBody } from '@/features/articles/article-body'
import { ArticleCover } from '@/features/articles/article-cover'
import { ArticleMeta } from '@/features/articles/article-meta'
import { ArticleTitle } from '@/features/articles/article-title'
import { relatedArticles } from '@/features/articles/related-articles'
import { NewsletterCard } from '@/features/newsletter/newsletter-card'
import { formatLongDate, type LocalDate } from '@/lib/local-date'
import { useToday } from '@/lib/use-today'

/** One article (Specification 2, Articles). @param text its body as HTML */
export function ArticlePage({ id, text }: { id: ArticleId; text: string }) {
  const today = useToday()
  const article = articleOf(id)
  const { title, excerpt, offerEnds, showNewsletterSignup } = article
  return (
    <div className="wrap pt-6 pb-[clamp(2rem,4vw,4rem)]">
      <PageHead title={title} description={excerpt} publishedOn={article.date} />
      <JsonLd data={articleData(article)} />
      <JsonLd
        data={breadcrumbData([
          frontPage,
          { label: mediaPage.title, to: paths.articles },
          { label: title, to: articlePath(id) },
        ])}
      />
      <Link
        to={paths.articles}
        className="inline-flex min-h-11 items-center gap-2 font-display font-medium text-link print:hidden"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {articlePage.back}
      </Link>
      <article>
        <header className="mt-4 mb-[clamp(2.25rem,4.5vw,4rem)] grid items-center gap-[clamp(1.5rem,4vw,4rem)] md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] print:block">
          <div>
            <ArticleMeta article={article} />
            <h1 className="mt-4">
              <ArticleTitle title={title} />
            </h1>
            <p className="mt-4 max-w-prose text-lead text-muted-foreground">{excerpt}</p>
          </div>
          <ArticleCover article={article} className="aspect-16/10 w-full rounded-xl print:hidden" />
        </header>
        <RestOfPage>
          {' '}
          <div className="grid items-start gap-[clamp(2rem,6vw,6rem)] lg:grid-cols-[minmax(0,42.5rem)_minmax(0,1fr)]">
            <div>
              {offerEnds !== undefined && today > offerEnds && <OfferHasEnded on={offerEnds} />}
              <ArticleBody html={text} />
            </div>
            <ReadAlso articles={relatedArticles(articles, article)} />
          </div>
        </RestOfPage>{' '}
      </article>
      {showNewsletterSignup && (
        <RestOfPage>
          <div className="mt-[clamp(2.5rem,5vw,4.5rem)]">
            <NewsletterCard text={articlePage.newsletter} />
          </div>
        </RestOfPage>
      )}
    </div>
  )
}

function OfferHasEnded({ on }: { on: LocalDate }) {
  return (
    <div className="mb-7 flex max-w-prose items-start gap-3.5 rounded-lg bg-stone px-6 py-5">
      <CalendarOff aria-hidden className="mt-0.5 size-6 shrink-0" />
      <p>
        <strong className="block font-display text-lg font-medium">
          {articlePage.offerHasEnded}
        </strong>
        {articlePage.offerEndedOn(formatLongDate(on))}
      </p>
    </div>
  )
}

function ReadAlso({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <aside
      aria-labelledby="read-also"
      className="max-w-prose rounded-lg bg-muted p-6 lg:sticky lg:top-28 print:hidden"
    >
      <h2 id="read-also" className="mb-2.5 text-lg">
        {articlePage.readAlso}
      </h2>
      <ul>
        {articles.map(({ id, title }) => (
          <li key={id} className="border-t border-border leading-snug text-pretty">
            <Link to={articlePath(id)} className="text-link block py-3 font-medium">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}
