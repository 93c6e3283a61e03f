import { paths } from '@/content/paths'
import { PHONE } from '../fixtures.ts'
import { expect, test } from './fixtures.ts'
import { Key } from './view.ts'

test('Kommuner opens under the mouse, and closes when it is left', async ({ view }) => {
  await view.open(paths.prices)
  const opener = view.getByRole('button', { name: 'Kommuner' })
  const entry = view.getByRole('banner').getByRole('link', { name: /^Paragraffer/ })
  await expect(entry).toBeGone()
  await opener.hover()
  await expect(entry).toBeShown()
  await opener.click()
  await expect(entry).toBeShown()
  await view.moveMouse(20, 700)
  await expect(entry).toBeGone()
})

test('the menu leads on by keyboard', async ({ view }) => {
  await view.open(paths.prices)
  const opener = view.getByRole('button', { name: 'Kommuner' })
  const entry = view.getByRole('banner').getByRole('link', { name: /^Paragraffer/ })
  await opener.focus()
  await view.press(Key.ENTER)
  await expect(entry).toBeShown()
  await view.press(Key.ESCAPE)
  await expect(entry).toBeGone()
  await expect(opener).toHaveFocus()

  await view.press(Key.ARROW_DOWN)
  await view.press(Key.END)
  await view.press(Key.HOME)
  await expect(entry).toBeShown()
  await entry.focus()
  await view.press(Key.ENTER)
  await expect(view.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect(view).toBeAt(paths.paragraphs)
})

for (const when of ['before its scripts', 'while React hydrates it'] as const) {
  test(`Kommuner opens for a mouse that comes to a page ${when}`, async ({ view, site }) => {
    site.holdScripts()
    await view.openDocument(paths.prices)
    const opener = view.getByRole('button', { name: 'Kommuner' })
    const entry = view.getByRole('banner').getByRole('link', { name: /^Paragraffer/ })
    // Null until the engine has parsed the page.
    await expect.poll(() => view.isHydrated()).toBe(false)
    if (when === 'while React hydrates it') site.releaseScripts()
    await opener.hover()
    site.releaseScripts()
    await expect(entry).toBeShown()
    await view.untilHydrated()
    await opener.click()
    await expect(entry).toBeShown()
  })
}

test('the menu of a phone opens, leads on and closes', async ({ view }) => {
  await view.resize(PHONE)
  await view.open(paths.prices)
  const opener = view.getByRole('button', { name: 'Åbn menu' })
  const menu = view.getByRole('dialog', { name: 'Menu' })
  await opener.click()
  await expect(menu.getByRole('button', { name: 'Luk menu' })).toHaveFocus()
  await view.press(Key.ESCAPE)
  await expect(menu).toBeGone()
  await expect(opener).toHaveFocus()

  await opener.click()
  await menu.getByRole('link', { name: 'Medier' }).click()
  await expect(menu).toBeGone()
  await expect(view.getByRole('heading', { level: 1, name: 'Medier' })).toHaveFocus()
})

test("the newsletter dialog takes the place of a phone's menu, to whose button the focus returns", async ({
  view,
}) => {
  await view.resize(PHONE)
  await view.open(paths.prices)
  const opener = view.getByRole('button', { name: 'Åbn menu' })
  const menu = view.getByRole('dialog', { name: 'Menu' })
  const newsletter = view.getByRole('dialog', { name: 'Tilmeld nyhedsbrev' })
  await opener.click()
  await menu.getByRole('button', { name: 'Nyhedsbrev' }).click()
  await expect(menu).toBeGone()
  await expect(newsletter.getByLabel('E-mail')).toHaveFocus()
  await newsletter.getByRole('button', { name: 'Luk' }).click()
  await expect(newsletter).toBeGone()
  await expect(opener).toHaveFocus()
})
