import { coursePath, paths } from '../../src/content/paths.ts'
import { ADMIN_PATHS, ARTICLE_PATHS, PUBLIC_PATHS } from '../../src/content/public-pages.ts'
import type { ComingCourseRows } from '../../src/features/courses/api/courses-in-page.ts'
import { todayInCopenhagen } from '../../src/lib/copenhagen-time.ts'
import { coursesOfList } from './coming-courses.ts'
import type { CoursePage } from './course-pages.ts'
import { pageDocument, readTemplate, shellDocument } from './document.ts'
import { COURSE_SHELL, hostingFiles } from './hosting.ts'
import type { BuiltFiles } from './page-scripts.ts'

/** The module that every document begins with. */
export const ENTRY = 'src/main.tsx'

type Site = {
  indexHtml: string
  style: string
  boot: string
  /** The site's code, built for Node.js. */
  server: typeof import('../../src/prerender/render-page.tsx')
  built: BuiltFiles
  /** The courses that the build has read, if any. */
  coming?: ComingCourseRows | undefined
  coursePages?: readonly CoursePage[]
  /** The Supabase project, or a path for a backend on the site's own origin. */
  backendUrl: string
}

/**
 * The site as a host of static files serves it, as contents by file name: every public page with its text, the
 * shell for all other addresses, and the files for search engines, feed readers and hosts.
 * @throws if a page fails to render
 */
export async function prerenderSite(site: Site): Promise<Record<string, string>> {
  const { server, built } = site
  const entry = built.scriptsOf([ENTRY])
  const template = readTemplate(site.indexHtml, { ...site, entry }, built.urlOf)
  const scriptsFor = (path: string) => built.scriptsOf([ENTRY, ...server.modulesOf(path)])
  const builtOn = todayInCopenhagen()
  const list = site.coming && coursesOfList(site.coming)
  const files: Record<string, string> = {}
  for (const path of [...PUBLIC_PATHS, ...ARTICLE_PATHS]) {
    const page = await server.renderPage(path, path === paths.courses ? list : undefined)
    files[fileName(path)] = pageDocument(template, { path, builtOn }, page, scriptsFor(path))
  }
  const pages = site.coursePages ?? []
  for (const { path, coming } of pages) {
    const page = await server.renderPage(path, coming)
    files[fileName(path)] = pageDocument(template, { path, builtOn }, page, scriptsFor(path))
  }
  files[fileName(COURSE_SHELL)] = shellDocument(template, server.shell, scriptsFor(coursePath('a')))
  for (const path of ADMIN_PATHS) {
    files[fileName(path)] = shellDocument(template, server.shell, scriptsFor(path))
  }
  files['404.html'] = shellDocument(template, server.shell, entry)

  return {
    ...files,
    ...(await server.textFiles(pages.map(({ course }) => course))),
    ...hostingFiles(
      files['index.html'] ?? '',
      site.backendUrl,
      pages.map(({ path }) => path),
    ),
  }
}

/** Netlify, Cloudflare Pages and nginx serve about.html for /about; with about/index.html the first two add a slash. */
function fileName(path: string): string {
  return path === paths.home ? 'index.html' : `${path.slice(1)}.html`
}
