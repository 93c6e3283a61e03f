import { paths } from '../../src/content/paths.ts'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '../../src/content/public-pages.ts'
import type { ComingCourseRows } from '../../src/features/courses/api/courses-in-page.ts'
import { todayInCopenhagen } from '../../src/lib/copenhagen-time.ts'
import { pageDocument, readTemplate, shellDocument } from './document.ts'
import { hostingFiles } from './hosting.ts'

type Server = Pick<
  typeof import('../../src/prerender/render-page.tsx'),
  'renderPage' | 'modulesOf' | 'shell' | 'textFiles'
>

/** The module that every document begins with. */
export const ENTRY = 'src/main.tsx'

/**
 * The site as a host of static files serves it, as contents by file name: every public page with its text, the
 * shell for all other addresses, and what search engines, feed readers and hosts ask for.
 *
 * @param indexHtml the template of all documents
 * @param style the site's style sheet
 * @param server the site's code, built for Node.js
 * @param urlOf the address of the built file of a source file
 * @param scriptsOf the addresses of the scripts that hold these modules and everything that they import
 * @param coming the courses in the page of /courses, where the build has read any
 * @param backendUrl the Supabase project, or a path for a backend on the site's own origin
 * @throws if a page fails to render
 */
export async function prerenderSite({
  indexHtml,
  style,
  server,
  urlOf,
  scriptsOf,
  coming,
  backendUrl,
}: {
  indexHtml: string
  style: string
  server: Server
  urlOf: (source: string) => string
  scriptsOf: (modules: Iterable<string>) => readonly string[]
  coming?: ComingCourseRows | undefined
  backendUrl: string
}): Promise<Record<string, string>> {
  const template = readTemplate(indexHtml, style, urlOf)
  const entry = scriptsOf([ENTRY])
  const scriptsFor = (path: string) => ({
    entry,
    page: [...new Set([...entry, ...scriptsOf(server.modulesOf(path))])],
  })
  const builtOn = todayInCopenhagen()
  const files: Record<string, string> = {}
  for (const path of [...PUBLIC_PATHS, ...ARTICLE_PATHS]) {
    const page = await server.renderPage(path, path === paths.courses ? coming : undefined)
    files[fileName(path)] = pageDocument(template, { ...page, ...scriptsFor(path), path, builtOn })
  }

  for (const path of [paths.admin, paths.adminDashboard, paths.adminPassword]) {
    files[fileName(path)] = shellDocument(template, { ...server.shell, ...scriptsFor(path) })
  }
  files['404.html'] = shellDocument(template, { ...server.shell, entry })

  return {
    ...files,
    ...(await server.textFiles()),
    ...hostingFiles(files['index.html'] ?? '', backendUrl),
  }
}

/** Netlify, Cloudflare Pages and nginx serve about.html for /about; with about/index.html the first two add a slash. */
function fileName(path: string): string {
  return path === paths.home ? 'index.html' : `${path.slice(1)}.html`
}
