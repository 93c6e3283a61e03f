import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setUpSite } from '../helpers/render-site'

const site = setUpSite()

test('the contact page copies the mail address for those whose computer opens no mail', async () => {
  const user = site.open('/contact')
  await user.click(await screen.findByRole('button', { name: 'Kopiér e-mailadressen' }))
  expect(await navigator.clipboard.readText()).toBe('kontakt@example.com')
})

test('the contact page shows how to reach the centre, and what to mind before one does', async () => {
  site.open('/contact')
  expect(await screen.findByRole('heading', { level: 1, name: 'Kontakt' })).toBeInTheDocument()
  const main = screen.getByRole('main')
  expect(main).toHaveTextContent('Vi ser frem til at høre fra dig.')
  const firstCall = screen.getByRole('region', { name: 'Hvad sker der, når du ringer?' })
  expect(within(firstCall).getAllByRole('listitem')).toHaveLength(4)
  expect(firstCall).toHaveTextContent('Du binder dig ikke til noget ved at ringe.')
  expect(main).toHaveTextContent('Frederiksgade 7, 4., 1265 København K')
  expect(main).toHaveTextContent('Mandag-fredag 9:00-15:00')
  expect(within(main).getByRole('link', { name: 'kontakt@example.com' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:kontakt@example\.com\?body=/),
  )
  expect(within(main).getByRole('link', { name: /^\+45(\s00){4}$/ })).toHaveAttribute(
    'href',
    'tel:+4500000000',
  )
  expect(main).toHaveTextContent(
    'Skriv ikke CPR-nummer eller helbredsoplysninger i en almindelig mail.',
  )
  expect(main).toHaveTextContent(
    'Er det akut? Ring 112. Børn og unge kan ringe til BørneTelefonen på 116 111.',
  )
})
