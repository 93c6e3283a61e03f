import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pfaBenefits, pfaPhone, pfaServices, pfaSteps, pfaTestimonials } from '@/content/pfa'
import { site as centre } from '@/content/site'
import { customerTestimonials } from '@/content/testimonials'
import { plainText } from '@/lib/plain-text'
import { setUpSite } from '../helpers/render-site'

const site = setUpSite()

test('the PFA page shows the way to help, and leads to the services', async () => {
  site.open('/pfa-customer')
  await screen.findByRole('heading', { level: 1, name: 'PFA-kunde' })
  const main = within(screen.getByRole('main'))
  for (const { heading } of [...pfaSteps.steps, ...pfaBenefits.pictures])
    expect(main.getByRole('heading', { level: 3, name: heading })).toBeInTheDocument()

  const phone = main.getByRole('complementary', { name: pfaPhone.heading })
  expect(plainText(phone.textContent)).toContain(plainText(centre.pfaPhoneHours))
  expect(within(phone).getByRole('link', { name: /^\+45/ })).toBeInTheDocument()
  expect(within(phone).getByRole('link', { name: centre.email })).toBeInTheDocument()

  const hrefs = main.getAllByRole('link').map((link) => link.getAttribute('href'))
  const cards = pfaServices.cards.map(({ to }) => to)
  expect(hrefs).toEqual(expect.arrayContaining(['/contact', '/services', ...cards]))
})

test('the PFA page has a carousel of quotes that stands at the first', async () => {
  site.open('/pfa-customer')
  const carousel = within(await screen.findByRole('region', { name: pfaTestimonials.heading }))
  const second = `Udtalelse 2 af ${customerTestimonials.length}`
  expect(carousel.getByRole('group', { name: second })).toBeInTheDocument()
  expect(carousel.getByRole('button', { name: 'Forrige' })).toBeDisabled()
  expect(carousel.getByRole('button', { name: 'Sæt på pause' })).toBeInTheDocument()
})
