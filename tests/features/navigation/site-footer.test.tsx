import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setUpSite } from '../../helpers/render-site'

const site = setUpSite()

test('the footer leads to the pages that the specification names, and to the note on accessibility', async () => {
  site.open('/')
  const footer = await screen.findByRole('contentinfo')
  const hrefs = within(footer)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  for (const href of [
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
  ]) {
    expect(hrefs).toContain(href)
  }
})

test('the three social links open in a new tab and say so', async () => {
  site.open('/')
  const footer = await screen.findByRole('contentinfo')
  const external = within(footer).getAllByRole('link', { name: /\(åbner i nyt faneblad\)$/ })
  expect(external).toHaveLength(3)
  for (const link of external) {
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

test('the footer names the present year', async () => {
  site.open('/')
  const footer = await screen.findByRole('contentinfo')
  expect(footer).toHaveTextContent(`© ${new Date().getFullYear()}`)
})
