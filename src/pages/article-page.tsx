import { ArrowLeft, ArrowRight, CalendarOff } from 'lucide-react'
import { articleData } from '@/components/head/article-data'
import { breadcrumbData } from '@/components/head/breadcrumb-data'
import { JsonLd } from '@/components/head/json-ld'
import { PageHead } from '@/components/head/page-head'
import { CopyLinkButton } from '@/components/ui/copy-link-button'
import { moreLinkClasses } from '@/components/ui/more-link'
import { PageLink } from '@/components/ui/page-link'
import type { ArticleSummary } from '@/content/articles/article'
import type { ArticleId } from '@/content/articles/article-ids'
import { articleOf, articles } from '@/content/articles/articles'
import { articlePage, mediaPage } from '@/content/articles/media-page'
import { copyLink } from '@/content/copy-link'
import { frontPage } from '@/content/navigation'
import { articlePath, paths } from '@/content/paths'
import { ArticleBody } from '@/features/articles/article-body'
import { ArticleCover } from '@/features/articles/article-cover'
import { ArticleMeta } from '@/features/articles/article-meta'
import { ArticleTitle } from '@/features/articles/article-title'
import { neighboursOf } from '@/features/articles/neighbours'
import { readingMinutes } from '@/features/articles/reading-time'
import { relatedArticles } from '@/features/articles/related-articles'
import { useOfferHasEnded } from '@/features/articles/use-offer-has-ended'
import { NewsletterCard } from '@/features/newsletter/newsletter-card'
import { formatLongDate } from '@/lib/date-format'
import type { LocalDate } from '@/lib/local-date'

/** One article (Specification 2, Articles). @param text its body as HTML */
export function ArticlePage({ id, text }: { id: ArticleId; text: string }) {
  const article = articleOf(id)
  const offerHasEnded = useOfferHasEnded(article)
  const { title, excerpt, offerEnds, showNewsletterSignup } = article
  return (
    <div className="wrap pt-6 pb-[clamp(2rem,4vw,4rem)]">
      <PageHead title={title} description={excerpt} publishedOn={article.date} />
      <PageLink
        to={paths.articles}
        className="inline-flex min-h-11 items-center gap-2 font-display font-medium text-link print:hidden"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {articlePage.back}
      </PageLink>
      <article>
        <header className="mt-4 mb-[clamp(2.25rem,4.5vw,4rem)] grid items-center gap-[clamp(1.5rem,4vw,4rem)] md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] print:block">
          <div>
            <ArticleMeta article={article}>
              <span>{articlePage.readingTime(readingMinutes(text))}</span>
            </ArticleMeta>
            <h1 className="mt-4">
              <ArticleTitle title={title} />
            </h1>
            <p className="mt-4 max-w-prose text-lead text-muted-foreground">{excerpt}</p>
          </div>
          <ArticleCover article={article} className="aspect-16/10 w-full rounded-xl print:hidden" />
        </header>
        <div className="grid items-start gap-[clamp(2rem,6vw,6rem)] lg:grid-cols-[minmax(0,42.5rem)_minmax(0,1fr)]">
          <div>
            {offerEnds && offerHasEnded && <OfferHasEnded on={offerEnds} />}
            <ArticleBody html={text} />
            <CopyLinkButton href={articlePath(id)} words={copyLink} className="mt-9" />
          </div>
          <ReadAlso articles={relatedArticles(articles, article)} />
        </div>
      </article>
      <JsonLd data={articleData(article)} />
      <JsonLd
        data={breadcrumbData([
          frontPage,
          { label: mediaPage.title, to: paths.articles },
          { label: title, to: articlePath(id) },
        ])}
      />
      <Neighbours id={id} />
      {showNewsletterSignup && (
        <div className="mt-[clamp(2.5rem,5vw,4.5rem)]">
          <NewsletterCard text={articlePage.newsletter} />
        </div>
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
            <PageLink to={articlePath(id)} className="text-link block py-3 font-medium">
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** The ways on through all articles, in the order of the list. */
function Neighbours({ id }: { id: ArticleId }) {
  const { newer, older } = neighboursOf(articles, id)
  return (
    <nav
      aria-label={articlePage.neighbours}
      className="mt-[clamp(2.5rem,5vw,4.5rem)] grid gap-5 md:grid-cols-2 print:hidden"
    >
      {newer && <Neighbour article={newer} label={articlePage.newer} />}
      {older && <Neighbour article={older} label={articlePage.older} />}
    </nav>
  )
}

function Neighbour({ article: { id, title }, label }: { article: ArticleSummary; label: string }) {
  return (
    <div className="cover-link rounded-lg bg-card px-7 py-5 shadow-paper">
      <p className="text-meta text-muted-foreground">{label}</p>
      <PageLink to={articlePath(id)} className={`${moreLinkClasses} text-lg`}>
        <span>{title}</span>
        <ArrowRight aria-hidden />
      </PageLink>
    </div>
  )
}
