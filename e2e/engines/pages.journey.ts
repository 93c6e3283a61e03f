import { articlePath, paths } from '@/content/paths'
import { expect, test } from './fixtures.ts'
import { Key } from './view.ts'

test('a new page begins at the top, and the way back leads to where one was', async ({ view }) => {
  await view.open(paths.services)
  const link = view.getByRole('link', { name: 'Læs mere om forældrevejledning' })
  await link.scrollIntoView()
  const before = await view.run(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await link.click()
  await expect(view.getByRole('heading', { level: 1, name: /vejledning/ })).toHaveFocus()
  expect(await view.run(() => scrollY)).toBe(0)
  await view.back()
  await expect(view.getByRole('heading', { level: 1, name: 'Vores ydelser' })).toHaveFocus()
  await expect.poll(() => view.run(() => scrollY)).toBe(before)
})

test('a page is found by its words, and the way back leads to the search', async ({ view }) => {
  await view.open(paths.home)
  await view.getByRole('navigation', { name: 'Genveje' }).getByRole('link', { name: 'Søg' }).click()
  const field = view.getByRole('searchbox')
  await expect(field).toHaveFocus()
  await field.fill('skolevægring')
  await view.getByRole('link', { name: 'Gå til siden Skolevægring' }).click()
  await expect(view).toBeAt(paths.schoolRefusal)
  await view.back()
  await expect(field).toBeShown()
  expect(await field.evaluate((input) => Reflect.get(input, 'value'))).toBe('skolevægring')
})

test('the newsletter dialog opens by keyboard, holds the focus and gives it back', async ({
  view,
}) => {
  await view.open(articlePath('mistrivsel-i-familien'))
  const opener = view.getByRole('banner').getByRole('button', { name: 'Nyhedsbrev' })
  const dialog = view.getByRole('dialog', { name: 'Tilmeld nyhedsbrev' })
  const field = dialog.getByLabel('E-mail')
  await opener.focus()
  await view.press(Key.ENTER)
  await expect(field).toHaveFocus()
  for (let stop = 0; stop < 5; stop += 1) {
    await view.press(Key.TAB)
    expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  }
  await view.press(Key.ESCAPE)
  await expect(dialog).toBeGone()
  await expect(opener).toHaveFocus()
})

test('the newsletter dialog refuses what is no address, and takes one', async ({ view, site }) => {
  await view.open(articlePath('mistrivsel-i-familien'))
  const opener = view.getByRole('banner').getByRole('button', { name: 'Nyhedsbrev' })
  const dialog = view.getByRole('dialog', { name: 'Tilmeld nyhedsbrev' })
  const field = dialog.getByLabel('E-mail')
  await opener.click()
  await expect(field).toHaveFocus()
  await field.fill('mor.eksempel.dk')
  await view.press(Key.ENTER)
  await expect(view.getByText('Ugyldig email')).toBeShown()
  await expect(field).toHaveFocus()

  await field.fill('mor@eksempel.dk')
  await dialog.getByRole('button', { name: 'Tilmeld dig' }).click()
  await expect(view.getByText('Tak for tilmeldingen!')).toBeShown()
  await expect(dialog).toBeGone()
  await expect(opener).toHaveFocus()
  expect(await site.backend.subscribers()).toMatchObject([{ email: 'mor@eksempel.dk' }])
})

test('the carousel moves, and stops at the press of its button', async ({ view }) => {
  await view.open(paths.home)
  const carousel = view.getByRole('region', { name: 'Vores Samarbejdspartnere' })
  await carousel.scrollIntoView()
  const left = () =>
    carousel.evaluate((node) =>
      Math.round(node.querySelector('[role=group]')?.getBoundingClientRect().left ?? 0),
    )
  const start = await left()
  await expect.poll(left, { timeout: 10_000 }).not.toBe(start)
  await carousel.getByRole('button', { name: 'Sæt på pause' }).click()
  await expect(carousel.getByRole('button', { name: 'Afspil' })).toBeShown()
})

test('the cookie banner closes for good, and opens again from the footer', async ({ view }) => {
  await view.run(() => localStorage.clear())
  await view.open(paths.prices)
  const banner = view.getByRole('region', { name: 'Vi bruger cookies' })
  await banner.getByRole('button', { name: 'Afvis' }).click()
  await expect(banner).toBeGone()
  await view.reload()
  await expect(banner).toBeGone()

  const settings = view.getByRole('button', { name: 'Cookieindstillinger' })
  await settings.click()
  await banner.getByRole('button', { name: 'Acceptér alle' }).click()
  await expect(banner).toBeGone()
  await expect(settings).toHaveFocus()
})

test('the dark theme is chosen in the footer and kept', async ({ view }) => {
  await view.open(paths.prices)
  const background = () => view.run(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await view.getByRole('contentinfo').getByRole('button', { name: 'Mørk' }).click()
  await expect.poll(background).not.toBe(light)
  await view.reload()
  expect(await background()).not.toBe(light)
})
