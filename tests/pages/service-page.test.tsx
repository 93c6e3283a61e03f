import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import schoolRefusal from '@/content/services/pages/school-refusal'
import { plainText } from '@/lib/plain-text'
import { setUpSite } from '../helpers/render-site'

const site = setUpSite()

test('a service page has a breadcrumb, a summary with a way to begin, its sections and its questions', async () => {
  site.open('/services/skolevaegring')
  const breadcrumb = await screen.findByRole('navigation', { name: 'Du er her' })
  const steps = within(breadcrumb).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => plainText(textContent))).toEqual([
    'Forside',
    'Ydelser',
    'Skolevægring',
  ])

  const inShort = within(screen.getByRole('region', { name: 'Kort fortalt' }))
  expect(inShort.getAllByRole('listitem')).toHaveLength(schoolRefusal.inShort.length)
  expect(inShort.getByRole('link', { name: /^\+45/ })).toBeInTheDocument()
  expect(inShort.getByRole('link', { name: 'skriv til os' })).toHaveAttribute('href', '/contact')

  const contents = within(screen.getByRole('navigation', { name: 'På denne side' }))
  expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    schoolRefusal.blocks.map(({ id }) => `/services/skolevaegring#${id}`),
  )
  for (const block of schoolRefusal.blocks) {
    if (block.kind !== 'questions') continue
    for (const { question } of block.questions)
      expect(screen.getByRole('heading', { level: 3, name: question })).toBeInTheDocument()
  }
})

test('a button prints the agenda for the meeting with the school, and nothing else', async () => {
  const user = site.open('/services/skolevaegring')
  const name = 'Dagsorden til mødet med skolen'
  const agenda = await screen.findByRole('region', { name })
  const isAlone: boolean[] = []
  vi.stubGlobal('print', () => isAlone.push(agenda.hasAttribute('data-printed-alone')))

  within(agenda).getByRole('button', { name: 'Udskriv dagsorden' }).focus()
  await user.keyboard('{Enter}')
  expect(isAlone).toEqual([true])

  window.dispatchEvent(new Event('afterprint'))
  expect(agenda).not.toHaveAttribute('data-printed-alone')
})
