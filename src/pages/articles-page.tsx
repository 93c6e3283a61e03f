import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { PartBoundary } from '@/components/boundaries/part-boundary'
import { PartFailed } from '@/components/boundaries/part-failed'
import { PageLink } from '@/components/links/page-link'
import { Illustration } from '@/components/sections/illustration'
import { PageHeader } from '@/components/sections/page-header'
import { UrgentHelp } from '@/components/sections/urgent-help'
import { Button } from '@/components/ui/button'
import { chipClasses } from '@/components/ui/chip'
import { SearchField } from '@/components/ui/search-field'
import { ARTICLE_CATEGORIES } from '@/content/articles/article'
import { articles } from '@/content/articles/articles'
import { articlesPage } from '@/content/articles/articles-page'
import { feed } from '@/content/feed'
import { CATEGORY_PARAMETER, paths, SEARCH_PARAMETER, type SiteHref } from '@/content/paths'
import { urgentHelp } from '@/content/urgent-help'
import { ArticleGrid } from '@/features/articles/article-grid'
import { filterArticles, isCategory } from '@/features/articles/filter-articles'
import { endedOffersLast } from '@/features/articles/offer-has-ended'
import { isUrgentQuery } from '@/features/search/urgent-query'
import { useToday } from '@/lib/clock'
import { useUrlText } from '@/lib/use-url-text'

export default function ArticlesPage() {
  const [searchParams] = useSearchParams()
  const category = searchParams.get(CATEGORY_PARAMETER) || null
  const [text, setText] = useUrlText(SEARCH_PARAMETER)
  const searchBox = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const isUrgent = isUrgentQuery(text)
  const found = endedOffersLast(filterArticles(articles, text, category), useToday())

  function showAll(): void {
    setText('')
    navigate(paths.articles)
    searchBox.current?.focus()
  }

  return (
    <>
      <PageHeader {...articlesPage} />
      <div className="from-address wrap pt-10 pb-[clamp(2rem,4vw,4rem)]">
        <div className="mb-8 flex flex-wrap items-center justify-between gap-x-5 gap-y-4">
          <div className="grow basis-80">
            <SearchField
              ref={searchBox}
              label={articlesPage.search}
              placeholder={articlesPage.search}
              value={text}
              onChange={setText}
            />
          </div>
          <PartBoundary>
            <CategoryFilter text={text} category={category} />
          </PartBoundary>
        </div>
        <p role="status" className="sr-only">
          <span>{articlesPage.count(found.length)}</span>
          {isUrgent && <span> {urgentHelp.announcement}</span>}
        </p>
        {isUrgent && <UrgentHelp className="mb-8" />}
        <PartBoundary fallback={<PartFailed />} resetKeys={[text]}>
          {found.length > 0 ? (
            <ArticleGrid articles={found} />
          ) : (
            <NothingFound onShowAll={showAll} />
          )}
        </PartBoundary>
        <p className="mt-8 text-sm print:hidden">
          <a href={feed.path} className="text-link inline-flex min-h-11 items-center">
            {feed.follow}
          </a>
        </p>
      </div>
    </>
  )
}

/** Links to each category. @param text of the search field, which the links keep */
function CategoryFilter({ text, category }: { text: string; category: string | null }) {
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

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <div className="grid justify-items-center rounded-xl bg-muted px-5 py-12 text-center">
      <Illustration name="empty" className="aspect-video w-full max-w-80" />
      <p className="mt-4 font-display text-xl font-medium">{articlesPage.empty}</p>
      <p className="mt-2 text-balance text-muted-foreground">{articlesPage.emptyHelp}</p>
      <Button onClick={onShowAll} className="mt-6">
        {articlesPage.showAll}
      </Button>
    </div>
  )
}
