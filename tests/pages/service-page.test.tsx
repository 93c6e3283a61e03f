import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PUBLIC_PATHS } from '@/content/public-pages'
import { setUpSite } from '../helpers/render-site'

const site = setUpSite()

const servicePages = PUBLIC_PATHS.filter(
  (path) => path.startsWith('/services/') && path !== '/services/overview',
)

test('there are eight pages about services', () => {
  expect(servicePages).toHaveLength(8)
})

test.each(servicePages)(
  '%s says in short for whom it is, what it is and how to begin',
  async (path) => {
    site.open(path)
    const inShort = within(await screen.findByRole('region', { name: 'Kort fortalt' }))
    const lines = inShort.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines.length).toBeGreaterThanOrEqual(3)
    expect(lines.length).toBeLessThanOrEqual(5)
    expect(lines[0]).toMatch(/^For hvem: /)
    expect(lines[1]).toMatch(/^Hvad: /)
    expect(lines.at(-1)).toMatch(/^Begynd sådan: /)
    expect(inShort.getByRole('link', { name: /^\+45/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+45\d{8}$/),
    )
    expect(inShort.getByRole('link', { name: 'skriv til os' })).toHaveAttribute('href', '/contact')
  },
)

test.each([
  ['/services/psykoedukative-forlob', 'Pris: 15.600 kr. for 14 timer eller 1.200 kr. pr. time.'],
  ['/services/psykoedukative-forlob/plus18', 'Hvor længe: Typisk 8-12 gange.'],
  ['/services/ressourceteamet', 'Det kræver: Et forløb eller rådgivning, der er i gang samtidig.'],
  ['/services/aflosning-og-aflastning', 'Tid, sted og omfang er altid individuelt aftalt.'],
  ['/services/skoleindsatser', 'Hvor længe: Kurset er på tre moduler à tre timer.'],
  ['/services/foraeldrevejledning', 'Pris: 1.200 kr. pr. time.'],
])('%s says in short: %s', async (path, line) => {
  site.open(path)
  expect(await screen.findByRole('region', { name: 'Kort fortalt' })).toHaveTextContent(line)
})

test('parents find short answers to what they ask first', async () => {
  site.open('/services/psykoedukative-forlob')
  const answers = within(await screen.findByRole('region', { name: 'Det spørger forældre om' }))
  const question = answers.getByRole('heading', { name: 'Skal barnet have en diagnose?' })
  expect(question.parentElement).toHaveTextContent(/diagnose\?Nej\. /)
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
