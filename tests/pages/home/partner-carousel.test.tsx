import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PartnerCarousel } from '@/pages/home/partner-carousel'

test('the partner carousel shows sixteen partners by their full names, with buttons to stop and to move them', () => {
  render(<PartnerCarousel />)
  expect(screen.getByRole('heading').textContent?.replaceAll('\u00AD', '')).toBe(
    'Vores Samarbejdspartnere',
  )
  const carousel = within(screen.getByRole('region', { name: 'Vores Samarbejdspartnere' }))
  expect(carousel.getAllByRole('img')).toHaveLength(16)
  expect(carousel.getByRole('img', { name: 'Lærkekøb Kommune' })).toBeInTheDocument()
  expect(carousel.getByRole('group', { name: 'Billede 2 af 16' })).toBeInTheDocument()
  expect(carousel.getAllByRole('button').map((button) => button.ariaLabel)).toEqual([
    'Forrige',
    'Sæt på pause',
    'Næste',
  ])
})
