import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { paths } from '@/content/paths'
import { BUILT_ATTRIBUTE, COURSES_ID, PAGE_ATTRIBUTE } from '@/lib/html-attributes'
import { todayInCopenhagen } from '../src/lib/copenhagen-time.ts'

type Renderer = Pick<typeof import('../src/prerender/render-page.tsx'), 'renderPage'>

const RENDERER = 'node_modules/.cache/prerender/render-page.js'

/** The head of a built page begins behind the last of its scripts. */
const HEAD = /(?<=<link rel="modulepreload"[^>]*>\n)(?!<link rel="modulepreload").*?(?=<\/head>)/s

/**
 * Serves a page as if prerendered with these courses: the /courses of the build under test, with head and root rendered
 * by its own renderer. Another build for each test would take half a minute.
 * @param at when the build read them, as ISO 8601 writes a moment
 * @param path of /courses, or of the page of one
 */
export async function buildWithCourses(
  page: Page,
  at: string,
  rows: readonly object[],
  path: string = paths.courses,
): Promise<void> {
  const { renderPage }: Renderer = await import(pathToFileURL(resolve(RENDERER)).href)
  const { head, root, courses } = await renderPage(path, { rows, readAt: Date.parse(at) })
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await route.fetch({
        url: new URL(paths.courses, route.request().url()).href,
      })
      const html = await response.text()
      const start = `${PAGE_ATTRIBUTE}="${paths.courses}">`
      const [before = ''] = html.split(start)
      // Nothing but scripts stands behind the root.
      const rest = html.slice(html.lastIndexOf('</div>'))
      const data = `<script type="application/json" id="${COURSES_ID}">${courses}</script>`
      const ofPage = before.replace(HEAD, () => `${head}\n`)
      const body = `${ofPage}${PAGE_ATTRIBUTE}="${path}">${root}${rest.replace('</div>', () => `</div>${data}`)}`
      const built = `${BUILT_ATTRIBUTE}="${todayInCopenhagen()}"`
      await route.fulfill({
        response,
        body: body.replace(new RegExp(`${BUILT_ATTRIBUTE}="[^"]*"`), built),
      })
    },
  )
}
