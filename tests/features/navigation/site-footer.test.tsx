import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setUpSite } from '../../helpers/render-site'

const site = setUpSite()

test('the footer has the specified links, three social links that open a new tab, and the current year', async () => {
  site.open('/')
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
