import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { PageHeader } from '@/components/sections/page-header'
import { Button } from '@/components/ui/button'
import { chipClasses } from '@/components/ui/chip'
import { Illustration } from '@/components/ui/illustration'
import { PageLink } from '@/components/ui/page-link'
import { SearchField } from '@/components/ui/search-field'
import { ARTICLE_CATEGORIES } from '@/content/articles/article'
import { articles } from '@/content/articles/articles'
import { mediaPage } from '@/content/articles/media-page'
import { feed } from '@/content/feed'
import { paths, type SiteHref } from '@/content/paths'
import { ArticleGrid } from '@/features/articles/article-grid'
import { filterArticles, isCategory } from '@/features/articles/filter-articles'
import { useUrlText } from '@/lib/use-url-text'

export default function ArticlesPage() {
  const [searchParams] = useSearchParams()
  const category = searchParams.get('category') || null
  const [text, setText] = useUrlText('q')
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
      <PageHeader
        title={mediaPage.title}
        lead={mediaPage.lead}
        documentTitle={mediaPage.documentTitle}
        description={mediaPage.description}
      />
      <section className="from-address wrap pt-10 pb-[clamp(2rem,4vw,4rem)]">
        <div className="mb-8 flex flex-wrap items-center justify-between gap-x-5 gap-y-4">
          <div className="flex-[1_1_20rem]">
            <SearchField
              ref={searchBox}
              label={mediaPage.search}
              placeholder={mediaPage.search}
              value={text}
              onChange={setText}
            />
          </div>
          <nav aria-label={mediaPage.categories}>
            <ul className="flex flex-wrap gap-2">
              <CategoryChip
                label={mediaPage.allCategories}
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
        </div>
        <p role="status" className="sr-only">
          {mediaPage.count(found.length)}
        </p>
        {found.length > 0 ? (
          <ArticleGrid articles={found} />
        ) : (
          <div className="grid justify-items-center rounded-xl bg-muted px-5 py-12 text-center">
            <Illustration name="empty" className="aspect-video w-full max-w-80" />
            <p className="mt-4 font-display text-xl font-medium">{mediaPage.empty}</p>
            <p className="mt-2 text-balance text-muted-foreground">{mediaPage.emptyHelp}</p>
            <Button onClick={showAll} className="mt-6">
              {mediaPage.showAll}
            </Button>
          </div>
        )}
        <p className="mt-8 text-sm print:hidden">
          <a href={feed.path} className="text-link inline-flex min-h-11 items-center">
            {feed.follow}
          </a>
        </p>
      </section>
    </>
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

/** The list for a category that keeps what is written in the search box. */
function articlesHref(text: string, category: string | null): SiteHref {
  const query = new URLSearchParams()
  if (category !== null) query.set('category', category)
  if (text !== '') query.set('q', text)
  return query.size > 0 ? `${paths.articles}?${query}` : paths.articles
}
