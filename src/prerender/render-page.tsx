import { text } from 'node:stream/consumers'
import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { modulesOf, preloadPage } from '@/app/routes'
import { Spinner } from '@/components/ui/spinner'
import { loadArticleText } from '@/content/articles/article-texts'
import { articles } from '@/content/articles/articles'
import { withoutScript } from '@/content/error-pages'
import { feed } from '@/content/feed'
import { layout } from '@/content/layout'
import { paths } from '@/content/paths'
import { site } from '@/content/site'
import { webManifest } from '@/content/web-manifest'
import { type ComingCourseRows, toCoursesInPage } from '@/features/courses/api/courses-in-page'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { CoursesInPageSource } from '@/features/courses/public/public-courses'
import { loadIllustrations } from '@/illustrations/illustrations'
import { rssFeed } from '@/prerender/feed'
import { robots, sitemap } from '@/prerender/sitemap'

export { modulesOf }

/** A page as HTML, for the document's head and for its root. */
export type PrerenderedPage = {
  readonly head: string
  readonly root: string
  /** The courses in it, as JSON that no HTML can end. */
  readonly courses?: string | undefined
}

/** Titles, metadata and links, which React puts in front of everything else. */
const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/

/**
 * Renders the page at a canonical path as the browser will, with these courses.
 * @throws if any part of the page fails to render
 */
export async function renderPage(
  path: string,
  coming?: ComingCourseRows,
): Promise<PrerenderedPage> {
  const inPage = coming && toCoursesInPage(coming)
  await Promise.all([preloadPage(path), loadIllustrations()])
  let failure: unknown
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <CoursesInPageSource value={(page) => (page === path ? inPage : undefined)}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </CoursesInPageSource>
    </StrictMode>,
    {
      // React would send long pages in pieces, put together by a script that the security policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure = error
      },
    },
  )
  const html = await text(prelude)
  if (failure !== undefined) throw failure
  const [head = ''] = HEAD.exec(html) ?? []
  return {
    head,
    root: html.slice(head.length),
    courses: inPage && JSON.stringify(coming).replaceAll('<', '\\u003c'),
  }
}

/** Shown by a document without a page until the browser has rendered one (scripts/build/document.ts). */
export const shell = {
  title: site.name,
  root: renderToStaticMarkup(
    <main className="grid min-h-dvh place-content-center px-(--gutter) text-center">
      <div className="noscript:hidden">
        <Spinner label={layout.loading} />
      </div>
      <noscript>
        <h1 className="mb-4 text-2xl">{withoutScript.text}</h1>
        <p>
          <a href={paths.home} className="text-link inline-flex min-h-11 items-center">
            {withoutScript.toHome}
          </a>
        </p>
      </noscript>
    </main>,
  ),
}

/**
 * The files beside the pages for search engines, feed readers and phones, by name.
 * @param courses those with a page
 */
export async function textFiles(courses: readonly CourseEvent[]): Promise<Record<string, string>> {
  const texts = await Promise.all(
    articles.map(async (article) => ({ ...article, text: await loadArticleText(article.id) })),
  )
  return {
    'sitemap.xml': await sitemap(articles, courses),
    'robots.txt': robots(),
    [feed.path.slice(1)]: rssFeed(texts),
    'manifest.webmanifest': JSON.stringify(webManifest),
  }
}
