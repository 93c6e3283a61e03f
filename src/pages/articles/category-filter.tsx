import { PageLink } from '@/components/links/page-link'
import { chipClasses } from '@/components/ui/chip'
import { ARTICLE_CATEGORIES } from '@/content/articles/article'
import { articlesPage } from '@/content/articles/articles-page'
import { CATEGORY_PARAMETER, paths, SEARCH_PARAMETER, type SiteHref } from '@/content/paths'
import { isCategory } from '@/features/articles/filter-articles'

/** Links to each category. @param text of the search field, which the links keep */
export function CategoryFilter({ text, category }: { text: string; category: string | null }) {
  return (
    <nav aria-label={articlesPage.categories}>
      <ul className="flex flex-wrap gap-2">
        {[null, ...ARTICLE_CATEGORIES].map((name) => {
          const isChosen =
            name === null || category === null ? name === category : isCategory(name, category)
          return (
            <li key={name}>
              <PageLink
                to={articlesHref(text, name)}
                aria-current={isChosen || undefined}
                className={chipClasses(isChosen)}
              >
                {name ?? articlesPage.allCategories}
              </PageLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function articlesHref(text: string, category: string | null): SiteHref {
  const query = new URLSearchParams()
  if (category !== null) query.set(CATEGORY_PARAMETER, category)
  if (text !== '') query.set(SEARCH_PARAMETER, text)
  const parameters = query.toString()
  return parameters ? `${paths.articles}?${parameters}` : paths.articles
}
