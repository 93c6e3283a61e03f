import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import jsQR from 'jsqr'
import { MemoryRouter } from 'react-router-dom'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { site } from '@/content/site'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { PosterButton } from '@/features/courses/poster/poster-button'
import { courseOf } from '../../../helpers/course'

const ID = '1936cb36-c1b0-463b-bc36-2383cbc98bf3'
const print = vi.fn()

beforeEach(() => vi.stubGlobal('print', print.mockClear()))
afterEach(() => vi.unstubAllGlobals())

function button(changes: Partial<AdminCourseEvent> = {}) {
  return (
    <MemoryRouter>
      <PosterButton course={courseOf({ id: ID, date: '2031-02-04', ...changes })} />
    </MemoryRouter>
  )
}

async function openPoster(changes: Partial<AdminCourseEvent> = {}): Promise<HTMLElement> {
  const { rerender } = render(button(changes))
  await userEvent.click(screen.getByRole('button', { name: 'Opslag til opslagstavlen' }))
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce())
  // As when the list of courses comes in while the browser's dialog is open.
  rerender(button(changes))
  expect(print).toHaveBeenCalledOnce()
  const heading = screen.getByRole('heading', { level: 1, hidden: true })
  const poster = heading.closest('section')
  if (!poster) throw new Error('No poster')
  return poster
}

/** The text of the code, as a telephone's camera reads it from 10 pixels a module on white paper. */
async function scan(poster: HTMLElement): Promise<string | undefined> {
  const code = within(poster).getByRole('img', { hidden: true })
  code.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  const paper = sharp(Buffer.from(code.outerHTML)).resize(400, 400).flatten({ background: '#fff' })
  const { data, info } = await paper.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

test('the poster says of a course all that a passer-by needs, and leads to its page', async () => {
  const poster = await openPoster({ price: '250 kr. pr. person' })
  for (const text of [
    'Forældrekursus',
    'tirsdag den 4. februar 2031',
    'kl. 16:00 - 18:30',
    'Frederiksgade 7, 4. sal',
    '250 kr. pr. person',
    'Forældre og andre voksne',
    'Vil du have en plads?',
    site.phone.label.replaceAll('\u00A0', ' '),
  ])
    expect(poster).toHaveTextContent(text)
  expect(await scan(poster)).toBe(`${site.origin}/courses/${ID}`)
})

test('the poster of a cancelled course says so, and offers no place', async () => {
  const poster = await openPoster({ status: 'cancelled', statusNote: null, movedFrom: null })
  expect(poster).toHaveTextContent(/^Aflyst/)
  expect(poster).not.toHaveTextContent('plads')
})

test('the poster is gone once it is printed', async () => {
  const poster = await openPoster()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(poster).not.toBeInTheDocument()
})
