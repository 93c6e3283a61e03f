import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Autoplay from 'embla-carousel-autoplay'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { App } from '@/app/app'
import { Carousel } from '@/components/carousel/carousel'
import { paths } from '@/content/paths'

vi.mock('embla-carousel-autoplay', async (importOriginal) => {
  const original = await importOriginal<typeof import('embla-carousel-autoplay')>()
  return { default: vi.fn(original.default) }
})

const SLIDE_WIDTH_PX = 300

/** Every element is in view from the start. */
class InView {
  constructor(private onChange: (entries: { isIntersecting: true; target: Element }[]) => void) {}
  observe(target: Element) {
    queueMicrotask(() => this.onChange([{ isIntersecting: true, target }]))
  }
  unobserve() {}
  disconnect() {}
}

// jsdom lays nothing out: the slides get positions side by side, one in view at a time.
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', InView)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(SLIDE_WIDTH_PX)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    if (this.role !== 'group') return 0
    return SLIDE_WIDTH_PX * Array.from(this.parentElement?.children ?? []).indexOf(this)
  })
  return () => vi.restoreAllMocks()
})

function renderCarousel({ loop = false, autoplayDelayMs = 60_000 } = {}) {
  render(
    <>
      <button type="button">Før</button>
      <Carousel
        label="Udtalelser"
        heading={<h2>Udtalelser</h2>}
        slides={['Første', 'Anden', 'Tredje'].map((text) => ({ key: text, node: <p>{text}</p> }))}
        slideClassName="basis-full"
        loop={loop}
        autoplayDelayMs={autoplayDelayMs}
        position={(number, count) => `Udtalelse ${number} af ${count}`}
      />
    </>,
  )
  return userEvent.setup()
}

const button = (name: string) => screen.getByRole('button', { name })
/** The live region with the current position. */
const status = () => {
  const [line] = screen.getAllByText(/^Udtalelse \d af 3$/)
  return line
}

test('the buttons of a carousel move it by one slide, and are disabled at its ends', async () => {
  const user = renderCarousel()
  const region = screen.getByRole('region', { name: 'Udtalelser' })
  expect(region).toHaveAttribute('aria-roledescription', 'karrusel')
  const [, second] = within(region).getAllByRole('group')
  expect(second).toHaveTextContent('Anden')
  expect(second).toHaveAccessibleName('Udtalelse 2 af 3')
  expect(button('Forrige')).toBeDisabled()

  await user.click(button('Næste'))
  await waitFor(() => expect(status()).toHaveTextContent('Udtalelse 2 af 3'))
  expect(button('Forrige')).toBeEnabled()
  await user.click(button('Næste'))
  await waitFor(() => expect(status()).toHaveTextContent('Udtalelse 3 af 3'))

  expect(button('Næste')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Næste')).toHaveFocus()
  await user.click(button('Forrige'))
  await waitFor(() => expect(status()).toHaveTextContent('Udtalelse 2 af 3'))
  expect(button('Næste')).toBeEnabled()
})

test('the arrow keys move a carousel, but not together with a modifier', async () => {
  const user = renderCarousel()
  await user.tab()
  await user.tab()
  expect(button('Sæt på pause')).toHaveFocus()

  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(status()).toHaveTextContent('Udtalelse 2 af 3'))
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(status()).toHaveTextContent('Udtalelse 1 af 3'))
})

test('a looping carousel moves by itself, and begins again after the last slide', async () => {
  renderCarousel({ loop: true, autoplayDelayMs: 30 })
  expect(button('Forrige')).toBeEnabled()
  expect(button('Næste')).toBeEnabled()
  for (const number of [2, 3, 1]) {
    await waitFor(() => expect(status()).toHaveTextContent(`Udtalelse ${number} af 3`), {
      interval: 5,
    })
  }
})

test('a carousel pauses while the pointer or the focus is in it', async () => {
  const user = renderCarousel()
  expect(status()).toHaveAttribute('aria-live', 'off')

  await user.hover(screen.getByText('Første'))
  expect(status()).toHaveAttribute('aria-live', 'polite')
  await user.unhover(screen.getByText('Første'))
  expect(status()).toHaveAttribute('aria-live', 'off')

  await user.tab()
  await user.tab()
  expect(status()).toHaveAttribute('aria-live', 'polite')
  await user.tab({ shift: true })
  expect(status()).toHaveAttribute('aria-live', 'off')
})

test('with reduced motion a carousel moves only between play and pause', async () => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('prefers-reduced-motion') }),
  )
  const user = renderCarousel()
  expect(status()).toHaveAttribute('aria-live', 'polite')
  await user.click(button('Afspil'))
  expect(status()).toHaveAttribute('aria-live', 'off')
  await user.click(button('Sæt på pause'))
  expect(status()).toHaveAttribute('aria-live', 'polite')
})

test.each([
  [paths.home, 3000],
  [paths.pfaCustomer, 4000],
])('the carousel of %s moves every %d ms', async (path, delay) => {
  vi.mocked(Autoplay).mockClear()
  render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  )
  await waitFor(() =>
    expect(vi.mocked(Autoplay).mock.calls).toEqual([[expect.objectContaining({ delay })]]),
  )
})
