import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pfa } from '@/content/pfa'
import { site as centre } from '@/content/site'
import { customerTestimonials } from '@/content/testimonials'
import { plainText } from '@/lib/plain-text'
import { setUpSite } from '../helpers/render-site'

const site = setUpSite()

test('the PFA page shows the steps, the benefits, the phone hours, links and a carousel of quotes', async () => {
  site.open('/pfa-customer')
  await screen.findByRole('heading', { level: 1, name: 'PFA-kunde' })
  const main = within(screen.getByRole('main'))
  for (const { heading } of pfa.benefits.cards)
    expect(main.getByRole('heading', { name: heading })).toBeInTheDocument()
  const steps = within(main.getByRole('region', { name: pfa.steps.heading }))
  for (const { heading } of pfa.steps.steps)
    expect(steps.getByRole('heading', { level: 3, name: heading })).toBeInTheDocument()

  const phone = main.getByRole('complementary', { name: pfa.phone.heading })
  expect(plainText(phone.textContent)).toContain(plainText(centre.pfaPhoneHours))
  expect(within(phone).getByRole('link', { name: /^\+45/ })).toBeInTheDocument()
  expect(within(phone).getByRole('link', { name: centre.email })).toBeInTheDocument()

  const hrefs = main.getAllByRole('link').map((link) => link.getAttribute('href'))
  const cards = pfa.services.cards.map(({ to }) => to)
  expect(hrefs).toEqual(expect.arrayContaining(['/contact', '/services', ...cards]))

  const carousel = within(main.getByRole('region', { name: pfa.testimonials.heading }))
  const second = `Udtalelse 2 af ${customerTestimonials.length}`
  expect(carousel.getByRole('group', { name: second })).toBeInTheDocument()
  expect(carousel.getByRole('button', { name: 'Forrige' })).toBeDisabled()
  expect(carousel.getByRole('button', { name: 'Sæt på pause' })).toBeInTheDocument()
})
