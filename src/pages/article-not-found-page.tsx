import { UnlistedHead } from '@/components/head/page-head'
import { ButtonLink } from '@/components/links/button-link'
import { EmptyState } from '@/components/sections/empty-state'
import { articlePage } from '@/content/articles/article-page'
import { paths } from '@/content/paths'

/** The page of an unknown path below /articles. */
export default function ArticleNotFoundPage() {
  const { title, text, toArticles } = articlePage.notFound
  return (
    <section className="wrap section">
      <UnlistedHead title={title} />
      <EmptyState picture="404" heading={<h1>{title}</h1>} text={text}>
        <ButtonLink to={paths.articles}>{toArticles}</ButtonLink>
      </EmptyState>
    </section>
  )
}
