import { UnlistedHead } from '@/components/head/unlisted-head'
import { ButtonLink } from '@/components/links/button-link'
import { Illustration } from '@/components/sections/illustration'
import { articlePage } from '@/content/articles/article-page'
import { paths } from '@/content/paths'

/** The page of an unknown path below /articles. */
export default function ArticleNotFoundPage() {
  const { title, text, toArticles } = articlePage.notFound
  return (
    <section className="wrap section">
      <UnlistedHead title={title} />
      <div className="grid justify-items-center rounded-xl bg-muted px-5 py-12 text-center">
        <Illustration name="404" className="aspect-28/15 w-full max-w-112" />
        <h1 className="mt-4">{title}</h1>
        <p className="mt-4 max-w-144 text-balance text-muted-foreground">{text}</p>
        <ButtonLink to={paths.articles} className="mt-8">
          {toArticles}
        </ButtonLink>
      </div>
    </section>
  )
}
