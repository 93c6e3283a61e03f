import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { partners } from '@/content/partners'
import { PartnerCarousel } from '@/pages/home/partner-carousel'

test('the partner carousel shows every partner by its full name, with buttons to pause and to move', () => {
  render(<PartnerCarousel />)
  const carousel = within(screen.getByRole('region', { name: 'Vores Samarbejdspartnere' }))
  const names = carousel.getAllByRole('img').map(({ ariaLabel }) => ariaLabel)
  expect(names).toEqual(partners.map(({ name, kind }) => `${name} ${kind}`))
  const second = `Billede 2 af ${partners.length}`
  expect(carousel.getByRole('group', { name: second })).toBeInTheDocument()
  const labels = carousel.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)
  expect(labels).toEqual(['Forrige', 'Sæt på pause', 'Næste'])
})
