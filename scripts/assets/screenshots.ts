import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { BrowserContextOptions, Page } from '@playwright/test'
import sharp from 'sharp'
import { ARTICLE_IDS } from '@/content/articles/article-ids'
import { coursesPage } from '@/content/courses'
import { articlePath, paths } from '@/content/paths'
import { STORAGE_KEYS } from '@/lib/storage'
import { createLocalBackend } from '../../supabase/local/backend.ts'
import { loadKeys } from '../../supabase/local/keys.ts'
import { launchChromium } from '../chromium.ts'
import { startPreviewServer } from '../dev/preview-server.ts'
import { signInAsAdmin } from '../dev/sign-in.ts'
import { boxAround, GUIDE_PICTURES, GUIDE_VIEWPORT } from './guide-pictures.ts'

const PHONE = 390
const WIDE = 1440
/** The widths of the design's layouts. */
const WIDTHS = [PHONE, 768, WIDE, 1680]

const OF_ADMINISTRATORS = new Set<string>([paths.adminDashboard, paths.adminGuide])

type Shot = {
  name: string
  path: string
  width?: number
  theme?: 'light' | 'dark'
  fullPage?: boolean
  prepare?: (page: Page) => Promise<void>
}

const README_SHOTS: readonly Shot[] = [
  { name: 'courses-1440', path: paths.courses, prepare: showCalendar },
  { name: 'courses-390', path: paths.courses, width: PHONE, prepare: showCalendar },
  { name: 'admin-1440', path: paths.adminDashboard },
  { name: 'admin-dialog-1440', path: paths.adminDashboard, prepare: openCourseForm },
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
      })),
    ),
  )
}

async function showCalendar(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: coursesPage.upcoming.heading })
  await heading.evaluate((element) => element.scrollIntoView())
}

async function openCourseForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Opret kursus' }).click()
  await page.getByRole('dialog').waitFor()
}

async function openPage(theme: 'light' | 'dark', options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.origin,
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    reducedMotion: 'reduce',
    ...options,
  })
  const stored = { [STORAGE_KEYS.cookieConsent]: 'rejected', [STORAGE_KEYS.theme]: theme }
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)

  return context.newPage()
}

async function untilComplete(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

async function take(shot: Shot, folder: string): Promise<void> {
  const { name, path, width = WIDE, theme = 'light', fullPage = false, prepare } = shot
  const viewport = { width, height: width === PHONE ? 844 : 900 }
  const page = await openPage(theme, { viewport })
  if (OF_ADMINISTRATORS.has(path)) await signInAsAdmin(page)
  await page.goto(path)
  await prepare?.(page)
  await untilComplete(page)
  const file = join(folder, `${name}.png`)
  await page.screenshot({ path: file, fullPage, animations: 'disabled' })
  console.info(file)
  await page.context().close()
}

/** Takes the pictures of the administrator's guide, sharp on dense screens and small, each of an unchanged list. */
async function takeGuidePictures(): Promise<void> {
  for (const [name, prepare] of Object.entries(GUIDE_PICTURES)) {
    await backend.reset({ seed: true })
    const page = await openPage('light', { viewport: GUIDE_VIEWPORT, deviceScaleFactor: 1.5 })
    await signInAsAdmin(page)
    const parts = await prepare(page)
    await untilComplete(page)
    const clip = await boxAround(parts)
    const picture = await page.screenshot({ clip, animations: 'disabled' })
    const file = `src/pages/admin-guide/pictures/${name}.webp`
    const { size } = await sharp(picture).webp({ quality: 75, effort: 6 }).toFile(file)
    console.info(`${file}: ${clip.width} x ${clip.height}, ${(size / 1000).toFixed(1)} KB`)
    await page.context().close()
  }
}

const { values } = parseArgs({
  options: {
    readme: { type: 'boolean', default: false },
    guide: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})

const backend = await createLocalBackend({ keys: await loadKeys('.local/supabase'), seed: true })
const server = await startPreviewServer({ backend, dir: 'dist-embedded' })
const browser = await launchChromium()
if (values.guide) await takeGuidePictures()
else {
  const shots = values.readme
    ? README_SHOTS
    : everyShot().filter(({ name }) => name.startsWith(values.only))
  const folder = values.readme ? 'docs/screenshots' : 'screenshots'
  await mkdir(folder, { recursive: true })
  for (const shot of shots) await take(shot, folder)
}
await browser.close()
// Ends the server and the backend, too.
process.exit()
