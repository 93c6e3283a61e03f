import { moreLinkClasses } from '@/components/sections/more-link'
import { PageLink } from '@/components/sections/page-link'
import type { ArticleSummary } from '@/content/articles/article'
import type { ArticleId } from '@/content/articles/article-ids'
import { articlePage } from '@/content/articles/article-page'
import { articles } from '@/content/articles/articles'
import { articlePath } from '@/content/paths'
import { withSoftHyphens } from '@/content/soft-hyphens'

/** Links to the previous and the next article. */
export function Neighbours({ id }: { id: ArticleId }) {
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

function Neighbour({ article: { id, title }, label }: { article: ArticleSummary; label: string }) {
  return (
    <div className="cover-link rounded-lg bg-card px-7 py-5 shadow-paper">
      <p className="text-meta text-muted-foreground">{label}</p>
      <PageLink to={articlePath(id)} className={`${moreLinkClasses} text-lg`}>
        <span>{withSoftHyphens(title)}</span>
      </PageLink>
    </div>
  )
}
