import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { ARTICLE_IDS } from '@/content/articles/article-ids'
import { coursesPage } from '@/content/courses'
import { articlePath, paths } from '@/content/paths'
import { STORAGE_KEYS } from '@/lib/storage'
import { signInAsAdmin } from '../../e2e/sign-in'
import { createLocalBackend } from '../../supabase/local/backend.ts'
import { loadKeys } from '../../supabase/local/keys.ts'
import { launchChromium } from '../chromium.ts'
import { startPreviewServer } from '../dev/preview-server.ts'

const PHONE = 390
const WIDE = 1440
/** The widths of the design's layouts. */
const WIDTHS = [PHONE, 768, WIDE, 1680]

type Shot = {
  name: string
  path: string
  width?: number
  theme?: 'light' | 'dark'
  fullPage?: boolean
  prepare?: ((page: Page) => Promise<void>) | undefined
}

const README_SHOTS: readonly Shot[] = [
  { name: 'courses-1440', path: paths.courses, prepare: showCalendar },
  { name: 'courses-390', path: paths.courses, width: PHONE, prepare: showCalendar },
  { name: 'admin-1440', path: paths.admin, prepare: signInAsAdmin },
  { name: 'admin-dialog-1440', path: paths.admin, prepare: openCourseForm },
]

function everyShot(): Shot[] {
  const routes = [...Object.values(paths), ...ARTICLE_IDS.map(articlePath), '/findes-ikke']
  return routes.flatMap((path) =>
    WIDTHS.flatMap((width) =>
      (['light', 'dark'] as const).map((theme) => ({
        name: `${path.slice(1).replaceAll('/', '-') || 'home'}-${theme}-${width}`,
        path,
        width,
        theme,
        fullPage: true,
        prepare: path === paths.adminDashboard ? signInAsAdmin : undefined,
      })),
    ),
  )
}

async function showCalendar(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: coursesPage.upcoming.heading })
  await heading.evaluate((element) => element.scrollIntoView())
}

async function openCourseForm(page: Page): Promise<void> {
  await signInAsAdmin(page)
  await page.getByRole('button', { name: 'Opret kursus' }).click()
  await page.getByRole('dialog').waitFor()
}

async function take(browser: Browser, origin: string, shot: Shot, folder: string): Promise<void> {
  const { name, path, width = WIDE, theme = 'light', fullPage = false, prepare } = shot
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: width === PHONE ? 844 : 900 },
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    reducedMotion: 'reduce',
  })
  const stored = { [STORAGE_KEYS.cookieConsent]: 'rejected', [STORAGE_KEYS.theme]: theme }
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)

  const page = await context.newPage()
  await page.goto(path)
  await prepare?.(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const file = join(folder, `${name}.png`)
  await page.screenshot({ path: file, fullPage, animations: 'disabled' })
  console.info(file)
  await context.close()
}

const { values } = parseArgs({
  options: {
    readme: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})
const shots = values.readme
  ? README_SHOTS
  : everyShot().filter(({ name }) => name.startsWith(values.only))
const folder = values.readme ? 'docs/screenshots' : 'screenshots'
await mkdir(folder, { recursive: true })

const backend = await createLocalBackend({ keys: await loadKeys('.local/supabase'), seed: true })
const server = await startPreviewServer({ backend, dir: 'dist-embedded' })
const browser = await launchChromium()
for (const shot of shots) await take(browser, server.origin, shot, folder)
await browser.close()
// Ends the server and the backend, too.
process.exit()
