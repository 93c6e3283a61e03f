import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Carousel } from '@/components/ui/carousel'
import { carouselLabels } from '@/content/carousel-labels'
import { takeLoggedErrors } from '../../helpers/logged-errors'

vi.mock('@/components/ui/carousel-engine', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('its buttons move the slides also where the engine cannot be had', async () => {
  const scrollBy = vi.fn()
  Object.assign(Element.prototype, { scrollBy })
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300)
  render(
    <Carousel
      label="Partnere"
      heading={<h2>Partnere</h2>}
      slides={[{ key: 'a', node: 'Første' }]}
      slideClassName="basis-full"
      loop
      autoplayDelayMs={60_000}
      labels={{ ...carouselLabels, position: (number, count) => `Billede ${number} af ${count}` }}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: carouselLabels.next }))
  await waitFor(() => expect(scrollBy).toHaveBeenCalledWith({ left: 300 }))
  await userEvent.click(screen.getByRole('button', { name: carouselLabels.previous }))
  await waitFor(() => expect(scrollBy).toHaveBeenLastCalledWith({ left: -300 }))
  expect(takeLoggedErrors()).toContain('The carousel stays as it is')
})
