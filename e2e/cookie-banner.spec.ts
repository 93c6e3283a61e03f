import { articleIds } from '@/content/articles/article-ids'
import { articlePath } from '@/content/paths'
import { danishVoice, installFakeSpeech } from '../tests/helpers/fake-speech.ts'
import { expect, PHONE, test } from './fixtures.ts'
import { untilHydrated } from './hydration.ts'
import { shareLeft, ZOOMED } from './reflow.ts'

test.use({ isAskedAboutCookies: true, viewport: ZOOMED, reducedMotion: 'reduce' })

test('the cookie banner leaves space for the page, and opens again from the footer', async ({
  page,
}) => {
  await page.addInitScript(installFakeSpeech, [danishVoice])
  await page.goto(articlePath(articleIds.familyDistress))
  const banner = page.getByRole('region', { name: 'Vi bruger cookies' })
  await expect(banner).toBeInViewport()
  expect(await shareLeft(page), 'at 400 %').toBeGreaterThan(0.3)
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Læs op' }).click()
  const controls = await page.getByRole('region', { name: 'Oplæsning' }).boundingBox()
  const { y: top = 0 } = (await banner.boundingBox()) ?? {}
  expect((controls?.y ?? 0) + (controls?.height ?? 0)).toBeLessThanOrEqual(top)

  await banner.getByRole('button', { name: 'Afvis' }).click()
  await expect(banner).toHaveCount(0)
  await page.reload()
  await untilHydrated(page)
  await expect(banner).toHaveCount(0)
  const settings = page.getByRole('button', { name: 'Cookieindstillinger' })
  await settings.click()
  await banner.getByRole('button', { name: 'Acceptér alle' }).click()
  await expect(banner).toHaveCount(0)
  await expect(settings).toBeFocused()
})
