import type { Page } from '@playwright/test'
import { articleIds } from '@/content/articles/article-ids'
import { articlePath } from '@/content/paths'
import { danishVoice, englishVoice, installFakeSpeech } from '../tests/helpers/fake-speech.ts'
import { expect, PHONE, test } from './fixtures.ts'

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

test.use({ reducedMotion: 'reduce', viewport: PHONE })

test('a parent has an article read, and follows the marked sentence', async ({ page }) => {
  await page.addInitScript(installFakeSpeech, [englishVoice, danishVoice])
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('reading-controls')) scripts.push(request.url())
  })
  await page.goto(articlePath(articleIds.familyDistress))
  const button = page.getByRole('button', { name: 'Læs op' })
  await expect(button).toBeVisible()
  expect(scripts, 'its code before somebody comes near the button').toEqual([])
  await button.click()
  await expect(controls(page).getByRole('button', { name: 'Pause' })).toBeFocused()
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await expect.poll(() => markedSentence(page)).toEqual({ words: title, isSeen: true })

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

  // A reader who scrolls away is not scrolled back.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const place = await page.evaluate(() => window.scrollY)
  await finishSentences(page, 3)
  expect(await page.evaluate(() => window.scrollY)).toBe(place)

  await controls(page).getByRole('button', { name: 'Stop' }).click()
  await expect(controls(page)).toHaveCount(0)
  expect(await markedSentence(page)).toBeUndefined()
  await expect(button).toBeFocused()
})
