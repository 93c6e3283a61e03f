import { paths } from '../../src/content/paths.ts'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '../../src/content/public-pages.ts'
import type { ComingCourseRows } from '../../src/features/courses/model/courses-in-page.ts'
import { todayInCopenhagen } from '../../src/lib/copenhagen-time.ts'
import { frameDocument, pageDocument, readTemplate } from './document.ts'
import { hostingFiles } from './hosting.ts'

type Server = Pick<
  typeof import('../../src/prerender/render-page.tsx'),
  'renderPage' | 'frame' | 'textFiles'
>

/**
 * The site as a host of static files serves it, as contents by file name: every public page with its text, the
 * frame for all other addresses, and what search engines, feed readers and hosts ask for.
 *
 * @param template the built index.html
 * @param style the style sheet that it names
 * @param server the site's code, built for Node.js
 * @param scriptsOf the addresses of the scripts that a page's document names
 * @param coming the courses in the page of /courses, where the build has read any
 * @param backendUrl the Supabase project, or a path for a backend on the site's own origin
 * @throws if a page fails to render
 */
export async function prerenderSite({
  template,
  style,
  server,
  scriptsOf,
  coming,
  backendUrl,
}: {
  template: string
  style: string
  server: Server
  scriptsOf: (path: string) => Promise<readonly string[]>
  coming?: ComingCourseRows | undefined
  backendUrl: string
}): Promise<Record<string, string>> {
  const parts = readTemplate(template, style)
  const builtOn = todayInCopenhagen()
  const files: Record<string, string> = {}
  for (const path of [...PUBLIC_PATHS, ...ARTICLE_PATHS]) {
    const preloads = await scriptsOf(path)
    const page = await server.renderPage(path, path === paths.courses ? coming : undefined)
    files[fileName(path)] = pageDocument(parts, { ...page, preloads, path, builtOn })
  }

  for (const path of [paths.admin, paths.adminDashboard, paths.adminPassword]) {
    const preloads = await scriptsOf(path)
    files[fileName(path)] = frameDocument(parts, { ...server.frame, preloads })
  }
  files['404.html'] = frameDocument(parts, server.frame)

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
