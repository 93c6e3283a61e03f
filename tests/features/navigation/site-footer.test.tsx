import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setUpSite } from '../../helpers/render-site'

const site = setUpSite()

test('the footer has the specified links, and the current year', async () => {
  site.open('/contact')
  const footer = await screen.findByRole('contentinfo')
  const links = within(footer).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining([
      '/',
      '/about',
      '/services',
      '/courses',
      '/prices',
      '/articles',
      '/contact',
      '/privacy',
      '/terms',
      '/tilgaengelighed',
    ]),
  )
  const social = within(footer).getAllByRole('link', { name: /\(åbner i nyt faneblad\)$/ })
  expect(social).toHaveLength(3)
  for (const link of social) expect(link).toHaveAttribute('target', '_blank')
  expect(footer).toHaveTextContent(`© ${new Date().getFullYear()}`)
})

test('theme, larger text and a calm page are chosen in the footer, or in the menu of phones', async () => {
  const user = site.open('/contact')
  const inFooter = within(await screen.findByRole('contentinfo'))
  for (const [name, theme] of [
    ['Mørk', 'dark'],
    ['Lys', 'light'],
  ] as const) {
    await user.click(inFooter.getByRole('button', { name }))
    expect(document.documentElement.classList.contains('dark')).toBe(theme === 'dark')
    expect(localStorage.getItem('vite-ui-theme')).toBe(theme)
  }
  for (const [name, className] of [
    ['Større tekst', 'larger-text'],
    ['Rolig side', 'calm'],
  ] as const) {
    await user.click(inFooter.getByRole('button', { name, pressed: false }))
    expect(document.documentElement).toHaveClass(className)
  }

  await user.click(screen.getByRole('button', { name: 'Åbn menu' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(menu.getByRole('group', { name: 'Udseende' })).toBeInTheDocument()
  for (const name of ['Større tekst', 'Rolig side']) {
    await user.click(menu.getByRole('button', { name, pressed: true }))
  }
  expect(document.documentElement.className).toBe('')
})
