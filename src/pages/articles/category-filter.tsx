import { PageLink } from '@/components/sections/page-link'
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
        <CategoryChip
          label={articlesPage.allCategories}
          to={articlesHref(text, null)}
          isChosen={category === null}
        />
        {ARTICLE_CATEGORIES.map((name) => (
          <CategoryChip
            key={name}
            label={name}
            to={articlesHref(text, name)}
            isChosen={category !== null && isCategory(name, category)}
          />
        ))}
      </ul>
    </nav>
  )
}

function CategoryChip({ label, to, isChosen }: { label: string; to: SiteHref; isChosen: boolean }) {
  return (
    <li>
      <PageLink to={to} aria-current={isChosen || undefined} className={chipClasses(isChosen)}>
        {label}
      </PageLink>
    </li>
  )
}

/** The URL of a category that keeps the text of the search field. */
function articlesHref(text: string, category: string | null): SiteHref {
  const query = new URLSearchParams()
  if (category !== null) query.set(CATEGORY_PARAMETER, category)
  if (text !== '') query.set(SEARCH_PARAMETER, text)
  const parameters = query.toString()
  return parameters ? `${paths.articles}?${parameters}` : paths.articles
}
