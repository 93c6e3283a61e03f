import { articleIds } from '@/content/articles/article-ids'
import { articlePath, paths } from '@/content/paths'
import { expect, test } from './fixtures.ts'
import type { View } from './view.ts'

// No engine brings a Danish voice where tests run, so the first script has one that waits for the test.

const TITLE = 'Mistrivsel i familien: når ét barn har det svært'

function markedWords(view: View): Promise<string | undefined> {
  return view.run(() => {
    const marked = window.CSS.highlights?.get('read-aloud')
    const range: unknown = marked?.values().next().value
    const words = range ?? document.querySelector('[data-read-aloud]')?.textContent ?? undefined
    return words === undefined ? undefined : String(words).replaceAll(/\s+/g, ' ')
  })
}

function isSpeaking(view: View): Promise<boolean> {
  return view.run(() => Reflect.get(window, 'fakeSpeech').isSpeaking())
}

test('an article is read aloud until it is stopped, or left for another page', async ({ view }) => {
  await view.open(paths.articles)
  await view.run(() => {
    const voice = { name: 'Sara', lang: 'da-DK', localService: true, default: true }
    Reflect.get(window, 'installFakeSpeech')([voice])
  })
  await view
    .getByRole('main')
    .getByRole('link', { name: /Mistrivsel i familien/ })
    .click()
  await expect(view).toBeAt(articlePath(articleIds.familyDistress))
  const opener = view.getByRole('button', { name: 'Læs op' })
  const controls = view.getByRole('region', { name: 'Oplæsning' })
  await opener.click()
  await expect(controls.getByRole('button', { name: 'Pause' })).toHaveFocus()
  await expect.poll(() => markedWords(view)).toBe(TITLE)

  for (let sentence = 0; sentence < 20; sentence += 1) {
    const before = await markedWords(view)
    await view.run(() => Reflect.get(window, 'fakeSpeech').finish())
    await expect.poll(() => markedWords(view)).not.toBe(before)
  }
  await expect.poll(() => view.run(() => scrollY)).toBeGreaterThan(300)

  await controls.getByRole('button', { name: 'Stop' }).click()
  await expect(controls).toBeGone()
  expect(await isSpeaking(view)).toBe(false)
  await expect(opener).toHaveFocus()

  await opener.click()
  await expect(controls).toBeShown()
  await view.getByRole('link', { name: 'Tilbage til Medier' }).click()
  await expect(view.getByRole('heading', { level: 1, name: 'Medier' })).toHaveFocus()
  await expect(controls).toBeGone()
  expect(await isSpeaking(view)).toBe(false)
})
