import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Carousel } from '@/components/carousel/carousel'
import { carouselLabels } from '@/content/carousel-labels'
import { MobileMenu } from '@/features/navigation/mobile-menu'
import { useIsLoading } from '@/lib/code-loading'
import { sessionStorageKey } from '@/lib/supabase'
import { takeLoggedErrors } from '../helpers/logged-errors'
import { ADMIN, expectToast, loseSession, noCourses, setUpSite } from '../helpers/render-site'

type DialogModule = typeof import('@/features/courses/admin/course-dialogs')
type SuggestionsModule = typeof import('@/pages/search/courses-and-suggestions')

const { sheetDownload, dialogModule, suggestionsModule } = vi.hoisted(() => {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  // Accessing a missing export throws, like a failed download.
  const dialogModule: Partial<DialogModule> = {}
  const suggestionsModule: Partial<SuggestionsModule> = {}
  return { sheetDownload: { finish, finished }, dialogModule, suggestionsModule }
})
vi.mock('@/features/navigation/mobile-menu-sheet', async (importOriginal) => {
  await sheetDownload.finished
  return importOriginal()
})
vi.mock('@/features/courses/admin/course-dialogs', () => dialogModule)
vi.mock('@/pages/search/courses-and-suggestions', () => suggestionsModule)
vi.mock('@/components/carousel/carousel-engine', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

const site = setUpSite()

function WaitBar() {
  return useIsLoading() && <p>Indlæser...</p>
}

test('a menu whose code comes late does not open on the next page, where the next click opens it', async () => {
  render(
    <MemoryRouter>
      <MobileMenu newsletterButton={null} />
      <Link to="/contact">Kontakt</Link>
      <WaitBar />
    </MemoryRouter>,
  )
  const opener = screen.getByRole('button', { name: 'Åbn menu' })
  await userEvent.click(opener)
  await userEvent.click(screen.getByRole('link', { name: 'Kontakt' }))
  // Back where it was: the page alone has changed.
  opener.focus()
  expect(screen.getByText('Indlæser...')).toBeInTheDocument()
  sheetDownload.finish()
  await waitFor(() => expect(screen.queryByText('Indlæser...')).not.toBeInTheDocument())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  await userEvent.click(opener)
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument()
})

test('a course dialog whose code is missing is reported in a toast, and opens at the next click', async () => {
  // A session and rows without the backend, which this file would start for one test.
  const expires_at = Math.floor(Date.now() / 1000) + 3_600
  const session = { access_token: 'a', refresh_token: 'r', expires_at, user: { id: ADMIN.email } }
  window.localStorage.setItem(sessionStorageKey, JSON.stringify(session))
  site.intercept(({ url }) => {
    const rows = url.includes('/user_roles') ? [{ role: 'admin' }] : []
    return Response.json(rows, { headers: { 'Content-Range': '*/0' } })
  })
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
  await loseSession()
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
      position={(number, count) => `Billede ${number} af ${count}`}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: carouselLabels.next }))
  await waitFor(() => expect(scrollBy).toHaveBeenCalledWith({ left: 300 }))
  await userEvent.click(screen.getByRole('button', { name: carouselLabels.previous }))
  await waitFor(() => expect(scrollBy).toHaveBeenLastCalledWith({ left: -300 }))
  expect(takeLoggedErrors()).not.toEqual([])
})

test('the search finds what it finds where the code of its suggestions is missing, and suggests once it is there', async () => {
  site.intercept(noCourses)
  site.open('/search?q=autisme')
  expect(await screen.findAllByRole('link', { name: /^Gå til siden/ })).not.toHaveLength(0)
  const box = screen.getByRole('searchbox')
  fireEvent.change(box, { target: { value: 'førtidspenion' } })
  expect(await screen.findByRole('heading', { name: 'Ingen resultater fundet' })).toBeVisible()
  expect(screen.queryByText(/^Mente du/)).not.toBeInTheDocument()

  Object.assign(
    suggestionsModule,
    await vi.importActual<SuggestionsModule>('@/pages/search/courses-and-suggestions'),
  )
  fireEvent.change(box, { target: { value: 'skolevægrng' } })
  expect(await screen.findByText(/^Mente du/)).toBeInTheDocument()
  expect(takeLoggedErrors()).not.toEqual([])
})
