import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectAddress, setUpSite } from '../helpers/render-site'

const site = setUpSite()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T10:00:00+01:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

function onAPhone(): void {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('width <') }),
  )
}

/** The part of the page that folds, found by its heading. */
async function section(heading: RegExp): Promise<HTMLElement> {
  const found = (await screen.findByRole('heading', { level: 2, name: heading })).closest('details')
  if (!found) throw new Error(`${heading} stands in no section`)
  return found
}

test.each([
  ['/privacy', 'Privatlivspolitik', 11],
  ['/terms', 'Vilkår og betingelser', 13],
])('%s shows its dates and its numbered sections, all open', async (path, title, count) => {
  site.open(path)
  const main = await screen.findByRole('main')
  const heading = await within(main).findByRole('heading', { level: 1, name: /\S/ })
  expect(heading.textContent.replaceAll('\u00AD', '')).toBe(title)
  expect(main).toHaveTextContent('Senest opdateret: tirsdag den 2. marts 2027')
  expect(main).toHaveTextContent('Gældende version: 23. november 2026')

  const numbered = within(main).getAllByRole('heading', { level: 2, name: /^\d+\. / })
  expect(numbered.map(({ textContent }) => Number.parseInt(textContent, 10))).toEqual(
    Array.from({ length: count }, (_, index) => index + 1),
  )
  for (const heading of numbered) expect(heading.closest('details')).toHaveAttribute('open')
  const contents = screen.getByRole('navigation', { name: 'Indhold' })
  expect(within(contents).getAllByRole('link')).toHaveLength(count)
})

test('the note on accessibility tells when it was true, which need not be today', async () => {
  site.open('/tilgaengelighed')
  const main = await screen.findByRole('main')
  expect(await within(main).findByText(/^Gennemgået den/)).toHaveTextContent(
    'Gennemgået den 24. november 2026',
  )
  expect(main).not.toHaveTextContent('Senest opdateret')
  expect(await section(/Det mangler endnu/)).toHaveTextContent('ikke prøvet af sammen med')
})

test('on a phone only the section in the address is open', async () => {
  onAPhone()
  site.open('/terms#afbud')
  expect(await section(/Afbud/)).toHaveAttribute('open')
  expect(await section(/Betaling/)).not.toHaveAttribute('open')
})

test('a link to a closed section opens it', async () => {
  onAPhone()
  const user = site.open('/terms')
  const target = await section(/Journal/)
  expect(target).not.toHaveAttribute('open')
  await user.click(screen.getByRole('link', { name: /Journal/ }))
  await waitFor(() => expect(target).toHaveAttribute('open'))
  await expectAddress('/terms#journal')
})

test('the terms link to the prices and the privacy policy, which links back', async () => {
  const user = site.open('/terms')
  expect(within(await section(/Afbud/)).getByRole('link', { name: 'Priser' })).toHaveAttribute(
    'href',
    '/prices',
  )
  await user.click(
    within(await section(/Persondata/)).getByRole('link', { name: 'privatlivspolitikken' }),
  )
  expect(
    within(await section(/Opbevaring/)).getByRole('link', { name: 'vilkårene om journal' }),
  ).toHaveAttribute('href', '/terms#journal')
})
