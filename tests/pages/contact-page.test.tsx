import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { firstCall } from '@/content/contact-page'
import { site as centre } from '@/content/site'
import { setUpSite } from '../helpers/render-site'

const site = setUpSite()

test('the contact page shows how to reach the centre, and copies the mail address', async () => {
  const user = site.open('/contact')
  await screen.findByRole('heading', { level: 1, name: 'Kontakt' })
  const main = screen.getByRole('main')
  expect(main).toHaveTextContent('Vi ser frem til at høre fra dig.')
  expect(main).toHaveTextContent(`${centre.address.street}, ${centre.address.city}`)
  expect(main).toHaveTextContent(centre.openingHours.long)
  const [mail] = within(main).getAllByRole('link', { name: centre.email })
  expect(mail).toHaveAttribute('href', expect.stringContaining(`mailto:${centre.email}?body=`))
  const [phone] = within(main).getAllByRole('link', { name: /^\+45/ })
  expect(phone).toHaveAttribute('href', centre.phone.href)
  const call = within(screen.getByRole('region', { name: firstCall.heading }))
  expect(call.getAllByRole('listitem')).toHaveLength(firstCall.steps.length)

  await user.click(screen.getByRole('button', { name: 'Kopiér e-mailadressen' }))
  expect(await navigator.clipboard.readText()).toBe(centre.email)
})
