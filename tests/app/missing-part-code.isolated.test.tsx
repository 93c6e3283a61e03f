import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { Toasts } from '@/app/toasts'
import { Carousel } from '@/components/ui/carousel'
import { carouselLabels } from '@/content/carousel-labels'
import { MobileMenu } from '@/features/navigation/mobile-menu'
import { NewsletterButton } from '@/features/newsletter/newsletter-button'
import { NewsletterDialogProvider } from '@/features/newsletter/newsletter-dialog-provider'
import { takeLoggedErrors } from '../helpers/logged-errors'
import { ADMIN, expectToast, offline, setUpSite } from '../helpers/render-site'

type SheetModule = typeof import('@/features/navigation/mobile-menu-sheet')
type DialogModule = typeof import('@/features/courses/admin/course-dialog-switch')

/** Asking for an export that is not there fails, as asking the network does. */
const sheetModule = vi.hoisted((): Partial<SheetModule> => ({}))
vi.mock('@/features/navigation/mobile-menu-sheet', () => sheetModule)
const dialogModule = vi.hoisted((): Partial<DialogModule> => ({}))
vi.mock('@/features/courses/admin/course-dialog-switch', () => dialogModule)
// A part of the dialog, because its code is sent for twice at once, and of such imports Vitest mocks only the first.
vi.mock('@/features/newsletter/newsletter-form', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('@/components/ui/carousel-engine', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

const site = setUpSite({ usesBackend: true })

const network = globalThis.fetch
function withoutNetwork(): void {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
}
afterEach(() => vi.stubGlobal('fetch', network))

test('tells when the mobile menu that is asked for cannot be had, and tries again at the next click', async () => {
  withoutNetwork()
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
  expect(takeLoggedErrors()).toEqual(['No mobile menu'])
  expect(opener).toHaveAttribute('aria-expanded', 'false')

  Object.assign(
    sheetModule,
    await vi.importActual<SheetModule>('@/features/navigation/mobile-menu-sheet'),
  )
  await userEvent.click(opener)
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument()
})

test('tells when the newsletter dialog could not be downloaded, and only whoever asked for it', async () => {
  withoutNetwork()
  render(
    <MemoryRouter>
      <NewsletterDialogProvider onOpen={() => {}}>
        <NewsletterButton />
      </NewsletterDialogProvider>
      <Toasts />
    </MemoryRouter>,
  )
  const opener = screen.getByRole('button', { name: 'Tilmeld nyhedsbrev' })
  await userEvent.hover(opener)
  expect(takeLoggedErrors()).toEqual([])
  await userEvent.click(opener)
  expect(await screen.findByText('Der skete en fejl. Prøv venligst igen')).toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual(['No newsletter dialog'])
})

test('tells when the course dialog that is asked for cannot be had, and tries again at the next click', async () => {
  await site.signIn(ADMIN)
  const user = site.open('/admin/dashboard')
  const opener = await screen.findByRole('button', { name: 'Opret kursus' })
  site.intercept((request) => (request.method === 'HEAD' ? offline() : undefined))
  await user.hover(opener)
  expect(takeLoggedErrors()).toEqual([])
  await user.click(opener)
  await expectToast('Fejl', 'Vinduet kunne ikke åbnes. Tjek din internetforbindelse, og prøv igen.')
  expect(takeLoggedErrors()).toEqual(['No course dialog'])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  Object.assign(
    dialogModule,
    await vi.importActual<DialogModule>('@/features/courses/admin/course-dialog-switch'),
  )
  await user.click(opener)
  expect(await screen.findByRole('dialog', { name: 'Opret nyt kursus' })).toBeInTheDocument()
})

test('a carousel’s buttons move its slides also where the engine cannot be had', async () => {
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
