import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { signInAsAdmin, signInAsUser } from './sign-in.ts'

const WIDTHS = [1440, 390] as const

type Screen = {
  name: string
  open: (page: Page) => Promise<void>
  /** Where one width tells as much as both. */
  onlyAt?: (typeof WIDTHS)[number]
}

const screens: readonly Screen[] = [
  { name: 'home', open: (page) => openPage(page, '/') },
  { name: 'contact', open: (page) => openPage(page, '/contact'), onlyAt: 390 },
  { name: 'service page', open: (page) => openPage(page, '/services/skolevaegring') },
  { name: 'not found', open: (page) => openPage(page, '/findes-ikke'), onlyAt: 1440 },
  {
    name: 'courses',
    async open(page) {
      await openPage(page, '/courses')
      await expect(page.getByRole('article')).toBeVisible()
    },
  },
  { name: 'prices', open: (page) => openPage(page, '/prices'), onlyAt: 1440 },
  { name: 'articles', open: (page) => openPage(page, '/articles'), onlyAt: 390 },
  {
    name: 'article',
    open: (page) => openPage(page, '/articles/newsletter-kampagne-rabat-foraeldregruppeforlob'),
    onlyAt: 390,
  },
  { name: 'legal text', open: (page) => openPage(page, '/privacy'), onlyAt: 390 },
  { name: 'paragraphs', open: (page) => openPage(page, '/paragraffer'), onlyAt: 1440 },
  { name: 'offer for PFA customers', open: (page) => openPage(page, '/pfa-customer'), onlyAt: 390 },
  {
    name: 'search results',
    async open(page) {
      await openPage(page, '/search?q=skole')
      await expect(page.getByText(/^Fandt \d+ resultat/)).toBeVisible()
    },
    onlyAt: 390,
  },
  {
    name: 'profile over the team',
    async open(page) {
      await openPage(page, '/about')
      await page
        .getByRole('button', { name: /^Læs mere om/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    onlyAt: 1440,
  },
  {
    name: 'newsletter dialog with an error',
    async open(page) {
      await openPage(page, '/contact')
      await page.getByRole('button', { name: 'Åbn menu' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Nyhedsbrev' }).click()
      await page.getByRole('button', { name: 'Tilmeld dig' }).click()
      await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
    },
    onlyAt: 390,
  },
  {
    name: 'cookie banner',
    async open(page) {
      await openPage(page, '/terms')
      await page.getByRole('button', { name: 'Cookieindstillinger' }).click()
      await expect(page.getByRole('region', { name: 'Vi bruger cookies' })).toBeVisible()
    },
    onlyAt: 390,
  },
  { name: 'sign-in', open: (page) => openPage(page, '/admin'), onlyAt: 390 },
  {
    name: 'access denied',
    async open(page) {
      await signInAsUser(page)
      await expect(page.getByRole('heading', { name: 'Adgang nægtet' })).toBeVisible()
    },
    onlyAt: 390,
  },
  {
    name: 'course list',
    async open(page) {
      await signInAsAdmin(page)
      await expect(page.getByRole('button', { name: 'Rediger Et kursus' })).toBeVisible()
    },
  },
  {
    name: 'course form with errors',
    async open(page) {
      await signInAsAdmin(page)
      await page.getByRole('button', { name: 'Opret kursus' }).click()
      await page.getByRole('button', { name: 'Opret', exact: true }).click()
      await expect(page.getByText('Titel er påkrævet')).toBeVisible()
    },
  },
  {
    name: 'delete question',
    async open(page) {
      await signInAsAdmin(page)
      await page.getByRole('button', { name: 'Slet Et kursus' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
]

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Chooses a theme as the inline script of index.html shows it. */
async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((isDark) => {
    document.documentElement.classList.toggle('dark', isDark)
  }, theme === 'dark')
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })

    for (const { name, open } of screens.filter(({ onlyAt = width }) => onlyAt === width)) {
      test(`axe finds nothing, in light or dark, on: ${name}`, async ({
        page,
        seedCourses,
        allowConsoleErrors,
      }) => {
        // The page for unknown addresses comes with the status that says so.
        allowConsoleErrors(/status of 404 .*\/findes-ikke\)$/)
        await seedCourses([{ title: 'Et kursus', url: 'https://example.com/' }])
        await open(page)
        for (const theme of ['light', 'dark'] as const) {
          await showTheme(page, theme)
          // The drawings hold hundreds of shapes and no text, and are hidden from assistive technology.
          const axe = new AxeBuilder({ page }).exclude('[aria-hidden] svg')
          // The second theme changes colours and nothing else.
          if (theme === 'dark') axe.withRules(['color-contrast'])
          const { violations } = await axe.analyze()
          const found = violations.map(({ id, nodes }) => [
            id,
            nodes.map(({ html, any }) => [html, any.map(({ message }) => message)]),
          ])
          expect(found, theme).toEqual([])
        }
      })
    }
  })
}
