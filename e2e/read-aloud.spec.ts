import type { Page } from '@playwright/test'
import { articleIds } from '@/content/articles/article-ids'
import { articlePath, paths } from '@/content/paths'
import { danishVoice, englishVoice, installFakeSpeech } from '../tests/helpers/fake-speech.ts'
import { expect, test } from './fixtures.ts'
import { untilHydrated } from './hydration.ts'

const article = articlePath(articleIds.familyDistress)
const controls = (page: Page) => page.getByRole('region', { name: 'Oplæsning' })

async function finishSentences(page: Page, count: number): Promise<void> {
  for (let sentence = 0; sentence < count; sentence++) {
    const before = await spokenWords(page)
    await page.evaluate(() => window.fakeSpeech.finish())
    await expect.poll(() => spokenWords(page)).not.toEqual(before)
  }
}

function spokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => window.fakeSpeech.said.map(({ words }) => words))
}

/** The highlighted words, and whether they are visible between the header and the controls. */
function markedSentence(page: Page) {
  return page.evaluate(() => {
    const [range] = CSS.highlights.get('read-aloud') ?? []
    if (!(range instanceof Range)) return undefined
    const { top, bottom } = range.getBoundingClientRect()
    const header = document.querySelector('header > .sticky')?.getBoundingClientRect().bottom ?? 0
    const bar = document.querySelector('[aria-label="Oplæsning"]')?.getBoundingClientRect().top ?? 0
    return {
      words: range.toString().replaceAll(/\s+/g, ' '),
      isSeen: top >= header && bottom <= bar,
    }
  })
}

test.describe('where the device has a Danish voice', () => {
  test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(installFakeSpeech, [englishVoice, danishVoice])
  })

  test('a parent has an article read: the sentence is marked and followed, to a pause and a stop', async ({
    page,
  }) => {
    await page.goto(article)
    await page.getByRole('button', { name: 'Læs op' }).click()
    await expect(controls(page).getByRole('button', { name: 'Pause' })).toBeFocused()
    await expect
      .poll(() => markedSentence(page))
      .toEqual({ words: 'Mistrivsel i familien: når ét barn har det svært', isSeen: true })

    for (let part = 0; part < 6; part++) {
      await finishSentences(page, 4)
      await expect.poll(async () => (await markedSentence(page))?.isSeen).toBe(true)
    }
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)

    await page.keyboard.press('Enter')
    await expect(controls(page).getByRole('button', { name: 'Fortsæt' })).toBeFocused()
    expect(await page.evaluate(() => window.fakeSpeech.isSpeaking())).toBe(false)
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => window.fakeSpeech.isSpeaking())).toBe(true)

    await controls(page).getByRole('button', { name: 'Stop' }).click()
    await expect(controls(page)).toHaveCount(0)
    expect(await markedSentence(page)).toBeUndefined()
    await expect(page.getByRole('button', { name: 'Læs op' })).toBeFocused()
  })

  test('a reader who scrolls away while the page is read aloud is not scrolled back', async ({
    page,
  }) => {
    await page.goto(article)
    await page.getByRole('button', { name: 'Læs op' }).click()
    await expect(controls(page)).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const place = await page.evaluate(() => window.scrollY)
    await finishSentences(page, 3)
    expect(await page.evaluate(() => window.scrollY)).toBe(place)
  })

  test('a service page is read from its heading to its closing box, without menus', async ({
    page,
  }) => {
    await page.goto(paths.schoolRefusal)
    await page.getByRole('button', { name: 'Læs op' }).click()
    await expect(controls(page)).toBeVisible()
    while (await controls(page).isVisible()) {
      await page.evaluate(() => window.fakeSpeech.finish())
    }
    const words = await spokenWords(page)
    expect(words[0]).toBe('Skolevægring')
    expect(words).toContain('Kort fortalt')
    expect(words).toContain('Skal vi tale om jeres situation?')
    for (const label of ['Forside', 'På denne side', 'Kontakt os', 'Læs op', 'Priser']) {
      expect(words).not.toContain(label)
    }
  })

  test('another page ends it, a section of this page does not', async ({ page }) => {
    await page.goto(paths.schoolRefusal)
    await page.getByRole('button', { name: 'Læs op' }).click()
    await expect(controls(page)).toBeVisible()
    await page
      .getByRole('navigation', { name: 'På denne side' })
      .getByRole('link', { name: 'Sådan hjælper vi' })
      .click()
    await expect(controls(page)).toBeVisible()

    await page.goBack()
    await page.getByRole('link', { name: 'Ydelser' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ydelser' })).toBeVisible()
    await expect(controls(page)).toHaveCount(0)
    expect(await page.evaluate(() => window.fakeSpeech.isSpeaking())).toBe(false)
  })

  test.describe('to a visitor who has not been here before', () => {
    test.use({ cookieConsent: null })

    test('the controls stand above the question about cookies', async ({ page }) => {
      await page.goto(article)
      const sheet = page.getByRole('region', { name: /cookies/i })
      await expect(sheet).toBeVisible()
      await page.getByRole('button', { name: 'Læs op' }).click()
      const [bar, question] = [await controls(page).boundingBox(), await sheet.boundingBox()]
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0)
    })
  })

  test('its code is downloaded when somebody comes near the button', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    await page.goto(article)
    const button = page.getByRole('button', { name: 'Læs op' })
    await expect(button).toBeVisible()
    expect(scripts.filter((path) => path.includes('reading-controls'))).toEqual([])
    await button.click()
    await expect(controls(page)).toBeVisible()
    expect(scripts.filter((path) => path.includes('reading-controls'))).toHaveLength(1)
  })
})

test('a device without a Danish voice shows no button, and its place stays', async ({ page }) => {
  await page.addInitScript(installFakeSpeech, [englishVoice])
  await page.goto(article)
  await page.waitForFunction(() => window.speechSynthesis.getVoices().length > 0)
  await expect(page.getByText('Læs op', { exact: true })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Tilbage til Medier' })).toBeVisible()
})

test('a browser that names an engine without having one shows the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'speechSynthesis', { value: undefined })
  })
  await page.goto(paths.schoolRefusal)
  await untilHydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Skolevægring' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Læs op' })).toHaveCount(0)
})
