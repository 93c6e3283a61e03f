import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { summaries, summaryQuestions } from '@/content/services/quick-overview'
import { setUpSite } from '../helpers/render-site'

const site = setUpSite()

test('the overview page answers the same questions for each service, and leads to its page', async () => {
  site.open('/services/overview')
  const links = await screen.findAllByRole('link', { name: /^Læs mere om / })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(summaries.map(({ to }) => to))
  for (const [index, { price }] of summaries.entries()) {
    const questions = links[index]?.closest('li')?.querySelectorAll('dt') ?? []
    const { forWhom, what, howLong, price: cost, nextStep } = summaryQuestions
    expect(Array.from(questions, ({ textContent }) => textContent)).toEqual([
      forWhom,
      what,
      howLong,
      ...(price ? [cost] : []),
      nextStep,
    ])
  }
  expect(screen.getByRole('link', { name: 'Alle ydelser' })).toHaveAttribute('href', '/services')
})

/** Simulates scrolling, which jsdom lacks. */
function scrollPageTo(position: number): void {
  vi.stubGlobal('scrollY', position)
  act(() => {
    window.dispatchEvent(new Event('scroll'))
  })
}

test.each([
  { isMotionReduced: false, behavior: 'smooth' },
  { isMotionReduced: true, behavior: 'auto' },
])(
  'below the first screen a button leads back to the heading, with reduced motion without scrolling smoothly: $behavior',
  async ({ isMotionReduced, behavior }) => {
    vi.stubGlobal('matchMedia', () =>
      Object.assign(new EventTarget(), { matches: isMotionReduced }),
    )
    const scrollTo = vi.fn()
    vi.stubGlobal('scrollTo', scrollTo)
    const user = site.open('/services/overview')
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: 'Til toppen' })).not.toBeInTheDocument()

    scrollPageTo(window.innerHeight + 1)
    await user.click(await screen.findByRole('button', { name: 'Til toppen' }))
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior })
    expect(heading).toHaveFocus()

    scrollPageTo(0)
    expect(screen.queryByRole('button', { name: 'Til toppen' })).not.toBeInTheDocument()
  },
)
