import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { PartBoundary } from '@/components/boundaries/part-boundary'
import { PageHeader } from '@/components/sections/page-header'
import { SearchField } from '@/components/ui/search-field'
import { articles } from '@/content/articles/articles'
import { articlesPage } from '@/content/articles/articles-page'
import { feed } from '@/content/feed'
import { CATEGORY_PARAMETER, paths, SEARCH_PARAMETER } from '@/content/paths'
import { filterArticles } from '@/features/articles/filter-articles'
import { endedOffersLast } from '@/features/articles/offer-has-ended'
import { useToday } from '@/lib/clock'
import { useUrlText } from '@/lib/use-url-text'
import { CategoryFilter } from '@/pages/articles/category-filter'
import { FoundArticles } from '@/pages/articles/found-articles'

export default function ArticlesPage() {
  const [searchParams] = useSearchParams()
  const category = searchParams.get(CATEGORY_PARAMETER) || null
  const [text, setText] = useUrlText(SEARCH_PARAMETER)
  const searchBox = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const found = endedOffersLast(filterArticles(articles, text, category), useToday())

  function showAll(): void {
    setText('')
    void navigate(paths.articles)
    searchBox.current?.focus()
  }

  return (
    <>
      <PageHeader {...articlesPage} />
      <div className="from-address wrap pt-10 pb-fluid-lg">
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
        <FoundArticles articles={found} text={text} onShowAll={showAll} />
        <p className="mt-8 text-sm print:hidden">
          <a href={feed.path} className="text-link inline-flex min-h-11 items-center">
            {feed.follow}
          </a>
        </p>
      </div>
    </>
  )
}
