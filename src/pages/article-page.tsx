import { ArrowLeft, CalendarOff } from 'lucide-react'
import { PartBoundary } from '@/components/boundaries/part-boundary'
import { PartFailed } from '@/components/boundaries/part-failed'
import { breadcrumbData } from '@/components/head/breadcrumb-data'
import { PageHead } from '@/components/head/page-head'
import { JsonLd, theCentre } from '@/components/head/structured-data'
import { MoreLink } from '@/components/links/more-link'
import { PageLink } from '@/components/links/page-link'
import { UrgentHelp } from '@/components/sections/urgent-help'
import { Card } from '@/components/ui/card'
import { CopyButton } from '@/components/ui/copy-button'
import type { ArticleNode, ArticleSummary } from '@/content/articles/article'
import type { ArticleId } from '@/content/articles/article-ids'
import { articlePage } from '@/content/articles/article-page'
import { articleOf, articles } from '@/content/articles/articles'
import { copyLink } from '@/content/copy-link'
import { frontPage, media } from '@/content/navigation'
import { articlePath, paths } from '@/content/paths'
import { shareImageOf } from '@/content/share-images'
import { absoluteUrl } from '@/content/site'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { ArticleBody } from '@/features/articles/article-body'
import { ArticleCover } from '@/features/articles/article-cover'
import { ArticleMeta } from '@/features/articles/article-meta'
import { ArticleTitle } from '@/features/articles/article-title'
import { OfferEndedTag, offerHasEnded } from '@/features/articles/offer-has-ended'
import { NewsletterCard } from '@/features/newsletter/newsletter-card'
import { ReadAloudButton } from '@/features/read-aloud/read-aloud-button'
import { useToday } from '@/lib/clock'
import { formatLongDate } from '@/lib/local-date'

/** One article (spec 2, Articles). */
export function ArticlePage({ id, text }: { id: ArticleId; text: readonly ArticleNode[] }) {
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
              <ArticleBody text={text} />
            </PartBoundary>
            {article.hasUrgentHelp && <UrgentHelp className="mt-9" />}
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

function articleData({ id, title, excerpt, date }: ArticleSummary) {
  const path = articlePath(id)
  return {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    datePublished: date,
    author: theCentre,
    publisher: theCentre,
    image: absoluteUrl(shareImageOf(path).path),
    inLanguage: 'da',
    mainEntityOfPage: absoluteUrl(path),
  }
}

/** The reading speed of adults for an easy text. */
const WORDS_PER_MINUTE = 200

/** Title and excerpt beside the cover. @param text the article's body, for its reading time */
function ArticleHeader({
  article,
  text,
}: {
  article: ArticleSummary
  text: readonly ArticleNode[]
}) {
  const minutes = Math.max(1, Math.round(countWords(text) / WORDS_PER_MINUTE))
  return (
    <header className="mt-4 mb-[clamp(2.25rem,4.5vw,4rem)] grid items-center gap-[clamp(1.5rem,4vw,4rem)] md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] print:block">
      <div>
        <ArticleMeta article={article}>
          <span>{articlePage.readingTime(minutes)}</span>
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

function countWords(nodes: readonly ArticleNode[]): number {
  const counts = nodes.map((node) =>
    typeof node === 'string' ? (node.match(/\S+/g) ?? []).length : countWords(node[1]),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

function OfferHasEnded({ article }: { article: ArticleSummary }) {
  const { offerEnds } = article
  const today = useToday()
  if (!offerEnds || !offerHasEnded(article, today)) return null
  return (
    <div className="mb-7 flex max-w-prose items-start gap-3.5 rounded-lg bg-stone px-6 py-5">
      <CalendarOff aria-hidden className="mt-0.5 size-6 shrink-0" />
      <p>
        <strong className="block font-display text-lg font-medium">
          {articlePage.offerHasEnded}
        </strong>
        {articlePage.offerEndedOn(formatLongDate(offerEnds))}
      </p>
    </div>
  )
}

const MAX_READ_ALSO = 3

/** Other articles beside the text: those of the same category, then the newest; none whose offer has ended. */
function ReadAlso({ article }: { article: ArticleSummary }) {
  const today = useToday()
  const others = articles.filter((other) => other.id !== article.id && !offerHasEnded(other, today))
  const related = [
    ...others.filter(({ category }) => category === article.category),
    ...others.filter(({ category }) => category !== article.category),
  ]
  return (
    <aside
      aria-labelledby="read-also"
      className="max-w-prose rounded-lg bg-muted p-6 lg:sticky lg:top-28 print:hidden"
    >
      <h2 id="read-also" className="mb-2.5 text-lg">
        {articlePage.readAlso}
      </h2>
      <ul>
        {related.slice(0, MAX_READ_ALSO).map(({ id, title }) => (
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

function Neighbours({ id }: { id: ArticleId }) {
  const index = articles.findIndex((article) => article.id === id)
  const [newer, older] = [articles[index - 1], articles[index + 1]]
  return (
    <nav
      aria-label={articlePage.neighbours}
      className="mt-10 md:mt-fluid-lg grid gap-5 md:grid-cols-2 print:hidden"
    >
      {newer && <Neighbour article={newer} label={articlePage.newer} />}
      {older && <Neighbour article={older} label={articlePage.older} />}
    </nav>
  )
}

function Neighbour({ article, label }: { article: ArticleSummary; label: string }) {
  const { id, title } = article
  return (
    <Card isLink padding="row">
      <p className="flex flex-wrap items-center gap-x-3 text-meta text-muted-foreground">
        <span>{label}</span>
        <OfferEndedTag size="small" article={article} />
      </p>
      <MoreLink to={articlePath(id)} label={withSoftHyphens(title)} className="text-lg" />
    </Card>
  )
}
