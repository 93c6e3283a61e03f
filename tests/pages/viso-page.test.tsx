import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { externalLinks } from '@/content/external-links'
import { viso } from '@/content/viso'
import { plainText } from '@/lib/plain-text'
import { setUpSite } from '../helpers/render-site'

const site = setUpSite()

test('the VISO page explains VISO, its areas and the order of steps, and leads to VISO before the centre', async () => {
  site.open('/viso')
  await screen.findByRole('heading', { level: 1, name: 'VISO' })
  const main = within(screen.getByRole('main'))
  expect(screen.getByRole('main')).toHaveTextContent(/gratis og vejledende/i)

  const areas = within(main.getByRole('region', { name: viso.areas.heading }))
  const names = areas.getAllByRole('heading', { level: 3 })
  expect(names.map(({ textContent }) => plainText(textContent))).toEqual(
    viso.areas.list.map(({ heading }) => heading),
  )
  const steps = within(main.getByRole('region', { name: viso.order.steps.heading }))
  expect(steps.getAllByRole('listitem')).toHaveLength(viso.order.steps.steps.length)

  const [toViso] = main.getAllByRole('link', { name: /åbner i nyt faneblad/ })
  expect(toViso).toHaveAttribute('href', externalLinks.viso)
  expect(toViso).toHaveAttribute('target', '_blank')
  expect(toViso).toHaveAttribute('rel', 'noopener noreferrer')
  expect(main.getByRole('heading', { name: viso.callToAction.heading })).toBeInTheDocument()
  expect(main.getByRole('link', { name: 'Kontakt os' })).toHaveAttribute('href', '/contact')
})
