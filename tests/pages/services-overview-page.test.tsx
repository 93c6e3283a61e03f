import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setUpSite } from '../helpers/render-site'

const site = setUpSite()

test('the overview page answers the same questions about each service, with the price where there is one, and leads to its page', async () => {
  site.open('/services/overview')

  const links = await screen.findAllByRole('link', { name: /^Læs mere om / })
  expect(links).toHaveLength(8)
  for (const link of links) {
    const summary = link.closest('li')
    const questions = summary?.querySelectorAll('dt') ?? []
    const hasPrice = /kr\./.test(summary?.textContent ?? '')
    expect(Array.from(questions, ({ textContent }) => textContent)).toEqual([
      'For hvem',
      'Hvad',
      'Hvor længe',
      ...(hasPrice ? ['Pris'] : []),
      'Næste skridt',
    ])
  }
  const adults = links.find(({ textContent }) => textContent.includes('psykoedukation 18+'))
  expect(adults).toHaveAttribute('href', '/services/psykoedukative-forlob/plus18')
  expect(adults?.closest('li')).toHaveTextContent('Typisk 8-12 gange.')
  expect(screen.getByRole('link', { name: 'Alle ydelser' })).toHaveAttribute('href', '/services')
})

test.each([
  { wish: 'smoothly', isMotionUnwelcome: false, behavior: 'smooth' },
  { wish: 'at once where motion is unwelcome', isMotionUnwelcome: true, behavior: 'auto' },
])(
  'after the first screen a button leads $wish back to the heading',
  async ({ isMotionUnwelcome, behavior }) => {
    vi.stubGlobal('matchMedia', () =>
      Object.assign(new EventTarget(), { matches: isMotionUnwelcome }),
    )
    const scrollTo = vi.fn()
    vi.stubGlobal('scrollTo', scrollTo)
    const user = site.open('/services/overview')
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: 'Til toppen' })).not.toBeInTheDocument()

    moveTo(window.innerHeight + 1)
    await user.click(await screen.findByRole('button', { name: 'Til toppen' }))
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior })
    expect(heading).toHaveFocus()

    moveTo(0)
    expect(screen.queryByRole('button', { name: 'Til toppen' })).not.toBeInTheDocument()
  },
)

/** Simulates scrolling, which jsdom lacks. */
function moveTo(position: number): void {
  vi.stubGlobal('scrollY', position)
  act(() => {
    window.dispatchEvent(new Event('scroll'))
  })
}
