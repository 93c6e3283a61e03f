import { MoreLink } from '@/components/links/more-link'
import { Card } from '@/components/ui/card'
import type { ArticleSummary } from '@/content/articles/article'
import { articlePage } from '@/content/articles/article-page'
import { articles } from '@/content/articles/articles'
import { articlePath } from '@/content/paths'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { OfferEndedTag } from '@/features/articles/offer-has-ended'

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
