import { MoreLink } from '@/components/links/more-link'
import { PageLink } from '@/components/links/page-link'
import { Card } from '@/components/ui/card'
import type { ArticleSummary } from '@/content/articles/article'
import { articlePage } from '@/content/articles/article-page'
import { articles } from '@/content/articles/articles'
import { articlePath } from '@/content/paths'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { OfferEndedTag, offerHasEnded } from '@/features/articles/offer-has-ended'
import { useToday } from '@/lib/clock'

const MAX_LINKS = 3

/** Other articles beside the text: those of the same category, then the newest; none whose offer has ended. */
export function ReadAlso({ article }: { article: ArticleSummary }) {
  const today = useToday()
  const others = articles.filter((other) => other !== article && !offerHasEnded(other, today))
  const isRelated = ({ category }: ArticleSummary) => Number(category === article.category)
  const related = others.toSorted((one, other) => isRelated(other) - isRelated(one))
  return (
    <aside
      aria-labelledby="read-also"
      className="max-w-prose rounded-lg bg-muted p-6 lg:sticky lg:top-28 print:hidden"
    >
      <h2 id="read-also" className="mb-2.5 text-lg">
        {articlePage.readAlso}
      </h2>
      <ul>
        {related.slice(0, MAX_LINKS).map(({ id, title }) => (
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

/** The next newer and the next older article. */
export function Neighbours({ article }: { article: ArticleSummary }) {
  const index = articles.indexOf(article)
  return (
    <nav
      aria-label={articlePage.neighbours}
      className="mt-10 grid gap-5 md:mt-fluid-lg md:grid-cols-2 print:hidden"
    >
      <Neighbour article={articles[index - 1]} label={articlePage.newer} />
      <Neighbour article={articles[index + 1]} label={articlePage.older} />
    </nav>
  )
}

function Neighbour({ article, label }: { article: ArticleSummary | undefined; label: string }) {
  if (!article) return null
  return (
    <Card isLink padding="row">
      <p className="flex flex-wrap items-center gap-x-3 text-meta text-muted-foreground">
        <span>{label}</span>
        <OfferEndedTag size="small" article={article} />
      </p>
      <MoreLink
        to={articlePath(article.id)}
        label={withSoftHyphens(article.title)}
        className="text-lg"
      />
    </Card>
  )
}
