import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Toasts } from '@/app/toasts'
import { Carousel } from '@/components/sections/carousel'
import { carouselLabels } from '@/content/carousel-labels'
import { MobileMenu } from '@/features/navigation/mobile-menu'
import { takeLoggedErrors } from '../helpers/logged-errors'
import { ADMIN, expectToast, setUpSite } from '../helpers/render-site'

type SheetModule = typeof import('@/features/navigation/mobile-menu-sheet')
type DialogModule = typeof import('@/features/courses/admin/course-dialogs')

/** Accessing a missing export throws, like a failed download. */
const sheetModule = vi.hoisted((): Partial<SheetModule> => ({}))
vi.mock('@/features/navigation/mobile-menu-sheet', () => sheetModule)
const dialogModule = vi.hoisted((): Partial<DialogModule> => ({}))
vi.mock('@/features/courses/admin/course-dialogs', () => dialogModule)
vi.mock('@/components/sections/carousel-engine', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

const site = setUpSite({ usesBackend: true })

test('a menu whose code is missing says so, and opens at the next click', async () => {
  render(
    <MemoryRouter>
      <MobileMenu newsletterButton={null} />
      <Toasts />
    </MemoryRouter>,
  )
  const opener = screen.getByRole('button', { name: 'Åbn menu' })
  await userEvent.hover(opener)
  expect(takeLoggedErrors()).toEqual([])
  await userEvent.click(opener)
  expect(
    await screen.findByText(
      'Menuen kunne ikke hentes. Tjek din internetforbindelse, og prøv igen.',
    ),
  ).toBeInTheDocument()
  expect(takeLoggedErrors()).not.toEqual([])
  expect(opener).toHaveAttribute('aria-expanded', 'false')

  Object.assign(
    sheetModule,
    await vi.importActual<SheetModule>('@/features/navigation/mobile-menu-sheet'),
  )
  await userEvent.click(opener)
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument()
})

test('a course dialog whose code is missing says so, and opens at the next click', async () => {
  await site.signIn(ADMIN)
  const user = site.open('/admin/dashboard')
  const opener = await screen.findByRole('button', { name: 'Opret kursus' })
  await user.hover(opener)
  expect(takeLoggedErrors()).toEqual([])
  await user.click(opener)
  await expectToast('Fejl', 'Vinduet kunne ikke åbnes. Tjek din internetforbindelse, og prøv igen.')
  expect(takeLoggedErrors()).not.toEqual([])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  Object.assign(
    dialogModule,
    await vi.importActual<DialogModule>('@/features/courses/admin/course-dialogs'),
  )
  await user.click(opener)
  expect(await screen.findByRole('dialog', { name: 'Opret nyt kursus' })).toBeInTheDocument()
})

test('the buttons of a carousel move its slides also where the code of its engine is missing', async () => {
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
  expect(takeLoggedErrors()).not.toEqual([])
})
