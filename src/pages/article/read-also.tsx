import { PageLink } from '@/components/sections/page-link'
import type { ArticleSummary } from '@/content/articles/article'
import { articlePage } from '@/content/articles/article-page'
import { articles } from '@/content/articles/articles'
import { articlePath } from '@/content/paths'

const MAX_ARTICLES = 3

/** Other articles beside the text: those of the same category, then the newest. */
export function ReadAlso({ article }: { article: ArticleSummary }) {
  const others = articles.filter(({ id }) => id !== article.id)
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
        {related.slice(0, MAX_ARTICLES).map(({ id, title }) => (
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
