import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { PageHeader } from '@/components/sections/page-header'
import { PartFailed } from '@/components/sections/part-failed'
import { PartBoundary } from '@/components/ui/part-boundary'
import { SearchField } from '@/components/ui/search-field'
import { articles } from '@/content/articles/articles'
import { articlesPage } from '@/content/articles/articles-page'
import { feed } from '@/content/feed'
import { CATEGORY_PARAMETER, paths, SEARCH_PARAMETER } from '@/content/paths'
import { ArticleGrid } from '@/features/articles/article-grid'
import { filterArticles } from '@/features/articles/filter-articles'
import { useUrlText } from '@/lib/use-url-text'
import { CategoryFilter } from '@/pages/articles/category-filter'
import { NothingFound } from '@/pages/articles/nothing-found'

export default function ArticlesPage() {
  const [searchParams] = useSearchParams()
  const category = searchParams.get(CATEGORY_PARAMETER) || null
  const [text, setText] = useUrlText(SEARCH_PARAMETER)
  const searchBox = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const found = filterArticles(articles, text, category)

  function showAll(): void {
    setText('')
    navigate(paths.articles)
    searchBox.current?.focus()
  }

  return (
    <>
      <PageHeader {...articlesPage} />
      <section className="from-address wrap pt-10 pb-[clamp(2rem,4vw,4rem)]">
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
          {articlesPage.count(found.length)}
        </p>
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
      </section>
    </>
  )
}
