import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { BUILT_ATTRIBUTE, COURSES_ID, PAGE_ATTRIBUTE } from '@/lib/html-attributes'
import { todayInCopenhagen } from '../src/lib/copenhagen-time.ts'

type Renderer = Pick<typeof import('../src/prerender/render-page.tsx'), 'renderPage'>

const RENDERER = 'node_modules/.cache/prerender/render-page.js'

/**
 * Serves /courses as if prerendered with these courses: the page of the build under test, with the courses rendered
 * by its own renderer. Another build for each test would take half a minute.
 * @param at when the build read them, as ISO 8601 writes a moment
 */
export async function buildWithCourses(
  page: Page,
  at: string,
  rows: readonly object[],
): Promise<void> {
  const { renderPage }: Renderer = await import(pathToFileURL(resolve(RENDERER)).href)
  const { root, courses } = await renderPage('/courses', { rows, readAt: Date.parse(at) })
  await page.route(
    ({ pathname }) => pathname === '/courses',
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const start = `${PAGE_ATTRIBUTE}="/courses">`
      const [head = ''] = html.split(start)
      // Nothing but scripts stands behind the root.
      const rest = html.slice(html.lastIndexOf('</div>'))
      const data = `<script type="application/json" id="${COURSES_ID}">${courses}</script>`
      const body = `${head}${start}${root}${rest.replace('</div>', () => `</div>${data}`)}`
      const built = `${BUILT_ATTRIBUTE}="${todayInCopenhagen()}"`
      await route.fulfill({
        response,
        body: body.replace(new RegExp(`${BUILT_ATTRIBUTE}="[^"]*"`), built),
      })
    },
  )
}
