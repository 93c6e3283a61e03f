import { PageLink } from '@/components/links/page-link'
import type { ArticleSummary } from '@/content/articles/article'
import { articlePage } from '@/content/articles/article-page'
import { articles } from '@/content/articles/articles'
import { articlePath } from '@/content/paths'
import { offerHasEnded } from '@/features/articles/offer-has-ended'
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
