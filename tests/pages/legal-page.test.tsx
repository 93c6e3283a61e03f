import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { accessibility } from '@/content/legal/accessibility'
import { formatFullDate } from '@/lib/local-date'
import { stopClockAt } from '../helpers/clock'
import { expectAddress, setUpSite } from '../helpers/render-site'

const site = setUpSite()

stopClockAt('2026-10-06T10:00:00+02:00')

function onAPhone(): void {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('width <') }),
  )
}

/** The collapsible section of the terms with this anchor. */
async function section(id: 'afbud' | 'journal' | 'persondata'): Promise<HTMLElement> {
  await screen.findAllByRole('group')
  const found = document.getElementById(id)
  if (!found) throw new Error(`There is no section ${id}`)
  return found
}

test.each([
  ['/privacy', 11],
  ['/terms', 13],
])('%s shows its two dates and its %i numbered sections, all open', async (path, count) => {
  site.open(path)
  const main = await screen.findByRole('main')
  const numbered = await within(main).findAllByRole('heading', { level: 2, name: /^\d+\. / })
  expect(numbered.map(({ textContent }) => Number.parseInt(textContent, 10))).toEqual(
    Array.from({ length: count }, (_, index) => index + 1),
  )
  for (const heading of numbered) expect(heading.closest('details')).toHaveAttribute('open')
  const contents = screen.getByRole('navigation', { name: 'Indhold' })
  expect(within(contents).getAllByRole('link')).toHaveLength(count)
  expect(main).toHaveTextContent('Senest opdateret: tirsdag den 6. oktober 2026')
  expect(main).toHaveTextContent(/Gældende version: \d+\. [a-z]+ 20\d\d/)
})

test('the note on accessibility shows the date of its review, which need not be today', async () => {
  site.open('/tilgaengelighed')
  const main = await screen.findByRole('main')
  const [reviewedOn = ''] = Object.values(accessibility.dating)
  const shown = await within(main).findByText(/^Gennemgået den/)
  expect(shown).toHaveTextContent(`Gennemgået den ${formatFullDate(reviewedOn)}`)
  expect(main).not.toHaveTextContent('Senest opdateret')
})

test('on a phone only the section in the address is open, and a link to another opens that', async () => {
  onAPhone()
  const user = site.open('/terms#afbud')
  expect(await section('afbud')).toHaveAttribute('open')
  const target = await section('journal')
  expect(target).not.toHaveAttribute('open')
  const contents = screen.getByRole('navigation', { name: 'Indhold' })
  const links = within(contents).getAllByRole('link')
  const link = links.find((candidate) => candidate.getAttribute('href') === '/terms#journal')
  await user.click(link ?? contents)
  await waitFor(() => expect(target).toHaveAttribute('open'))
  await expectAddress('/terms#journal')
})

test('the terms link to the prices and to the privacy policy', async () => {
  site.open('/terms')
  const [toPrices] = within(await section('afbud')).getAllByRole('link')
  expect(toPrices).toHaveAttribute('href', '/prices')
  const [toPrivacy] = within(await section('persondata')).getAllByRole('link')
  expect(toPrivacy).toHaveAttribute('href', '/privacy')
})
