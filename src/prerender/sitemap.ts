import { Readable } from 'node:stream'
import { type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap'
import type { ArticleSummary } from '@/content/articles/article'
import { articlePath, coursePath, paths } from '@/content/paths'
import { PUBLIC_PATHS } from '@/content/public-pages'
import { absoluteUrl } from '@/content/site'
import type { CourseEvent } from '@/features/courses/domain/course-event'

/**
 * sitemap.xml: every public page, and the courses with a page. Only articles and courses have a date of their last change; a
 * wrong one is worse than none.
 */
export async function sitemap(
  articles: readonly ArticleSummary[],
  courses: readonly Pick<CourseEvent, 'id' | 'version'>[],
): Promise<string> {
  const entries: SitemapItemLoose[] = [
    ...PUBLIC_PATHS.map((path) => ({ url: absoluteUrl(path) })),
    ...articles.map(({ id, date }) => ({ url: absoluteUrl(articlePath(id)), lastmod: date })),
    ...courses.map(({ id, version }) => ({
      url: absoluteUrl(coursePath(id)),
      ...(version && { lastmod: version }),
    })),
  ]
  const xml = new SitemapStream({
    lastmodDateOnly: true,
    // Of the vocabularies for news, images and videos the site uses none.
    xmlns: { news: false, xhtml: false, image: false, video: false },
  })
  return String(await streamToPromise(Readable.from(entries).pipe(xml)))
}

/** robots.txt: all but the administration, whose pages say noindex as well. */
export function robots(): string {
  return `User-agent: *
Allow: /
Disallow: ${paths.admin}

Sitemap: ${absoluteUrl('/sitemap.xml')}
`
}
