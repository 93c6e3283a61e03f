import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { SearchField } from '@/components/ui/search-field'
import { CourseFormDialog } from '@/features/courses/admin/course-form-dialog'
import { NumberInput } from '@/features/courses/admin/number-input'
import { hasReloaded, isMissingCode, loadNow, watchForMissingCode } from '@/lib/code-loading'
import { supabase } from '@/lib/supabase'
import { useUrlText } from '@/lib/use-url-text'
import { courseOf } from '../helpers/course'

const failure = new TypeError('Failed to fetch dynamically imported module')
const reload = vi.fn()
/** The site's own server, asked whether it responds. */
const ask = vi.fn()
const { location } = window

beforeAll(() => {
  watchForMissingCode()
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }))
})

beforeEach(() => {
  reload.mockClear()
  ask.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('location', {
    get href() {
      return location.href
    },
    get pathname() {
      return location.pathname
    },
    get search() {
      return location.search
    },
    reload,
  })
  window.history.replaceState({ key: 'k1' }, '', '/prices')
})
afterEach(() => {
  vi.stubGlobal('location', location)
  window.history.replaceState(null, '', '/')
})

/** Waits for missing code. @returns the error, or 'reloading' where the promise stays pending */
async function waitForCode(error: unknown = failure): Promise<unknown> {
  let outcome: unknown = 'reloading'
  loadNow(Promise.reject(error)).catch((thrown) => {
    outcome = thrown
  })
  // Without a real network all of it happens before the next timer.
  await new Promise((resolve) => setTimeout(resolve))
  expect(reload).toHaveBeenCalledTimes(outcome === 'reloading' ? 1 : 0)
  reload.mockClear()
  return outcome
}

test.each([200, 404])(
  'a page whose code is missing is reloaded where the site responds with %d',
  async (status) => {
    ask.mockResolvedValue(new Response(null, { status }))
    expect(await waitForCode()).toBe('reloading')
    expect(ask.mock.calls).toMatchObject([[location.href, { method: 'HEAD' }]])
  },
)

test('a page is reloaded once for each entry of the history, in which the state of the router stays', async () => {
  expect(hasReloaded()).toBe(false)
  expect(await waitForCode()).toBe('reloading')
  expect(hasReloaded()).toBe(true)
  expect(window.history.state).toMatchObject({ key: 'k1' })
  expect(await waitForCode()).toBe(failure)

  window.history.pushState({ key: 'k2' }, '')
  expect(hasReloaded()).toBe(false)
  expect(await waitForCode()).toBe('reloading')
})

test.each([
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the host is in trouble', async () => new Response(null, { status: 503 })],
])('a page stays where %s', async (_, response) => {
  ask.mockImplementation(response)
  expect(await waitForCode()).toBe(failure)
  expect(hasReloaded()).toBe(false)
})

test('an error in code that is there reloads nothing', async () => {
  const other = new TypeError(failure.message)
  expect(isMissingCode(other)).toBe(false)
  expect(await waitForCode(other)).toBe(other)
  expect(ask).not.toHaveBeenCalled()
})

/** Controlled fields, whose default value React keeps equal to the value. */
function ControlledFields() {
  const [seats, setSeats] = useState(20)
  const [word, setWord] = useState('')
  return (
    <>
      <NumberInput aria-label="Pladser" value={seats} onChange={setSeats} onBlur={() => {}} />
      <SearchField label="Søg" value={word} onChange={setWord} />
    </>
  )
}

test('a page with something typed is not reloaded until that is gone', async () => {
  render(<Input aria-label="E-mail" />)
  await userEvent.type(screen.getByLabelText('E-mail'), 'mor@')
  expect(await waitForCode()).toBe(failure)
  expect(ask).not.toHaveBeenCalled()

  await userEvent.clear(screen.getByLabelText('E-mail'))
  expect(await waitForCode()).toBe('reloading')
})

test.each(['Pladser', 'Søg'])(
  'text in the controlled field %s is not lost in a reload',
  async (label) => {
    const { unmount } = render(<ControlledFields />)
    await userEvent.type(screen.getByLabelText(label), '1')
    expect(await waitForCode()).toBe(failure)

    unmount()
    expect(await waitForCode()).toBe('reloading')
  },
)

test('a choice in a list is not lost in a reload', async () => {
  render(
    <NativeSelect aria-label="Hastighed">
      <option>Langsom</option>
      <option>Hurtig</option>
    </NativeSelect>,
  )
  await userEvent.selectOptions(screen.getByLabelText('Hastighed'), 'Hurtig')
  expect(await waitForCode()).toBe(failure)
})

test('text that was typed before the scripts is not lost in a reload', async () => {
  render(<input aria-label="Søg" />)
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Søg' }).value = 'skole'
  watchForMissingCode()
  expect(await waitForCode()).toBe(failure)
})

test('text that is typed while the site is being asked is not lost in a reload', async () => {
  render(<Input aria-label="E-mail" />)
  ask.mockImplementation(async () => {
    await userEvent.type(screen.getByLabelText('E-mail'), 'm')
    return new Response()
  })
  await expect(loadNow(Promise.reject(failure))).rejects.toBe(failure)
  expect(reload).not.toHaveBeenCalled()
  expect(hasReloaded()).toBe(false)
})

test('text on the page that is being left does not keep the next one from a reload', async () => {
  render(<Input aria-label="E-mail" />)
  await userEvent.type(screen.getByLabelText('E-mail'), 'mor@')
  window.history.pushState(null, '', '/contact')
  expect(await waitForCode()).toBe('reloading')
})

function SearchBox() {
  const [text, setText] = useUrlText('q')
  return <SearchField label="Søg" value={text} onChange={setText} />
}

test('text in the query of the address comes back with the page', async () => {
  render(<SearchBox />, { wrapper: MemoryRouter })
  await userEvent.type(screen.getByRole('searchbox'), 'uro & søvn')
  expect(await waitForCode()).toBe('reloading')
})

test('a form is reloaded while it is open and untouched, but not with changes', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CourseFormDialog
        database={supabase}
        course={{ ...courseOf(), version: '1' }}
        onClose={() => {}}
      />
    </QueryClientProvider>,
  )
  expect(await waitForCode()).toBe('reloading')

  window.history.pushState(null, '')
  await userEvent.clear(screen.getByLabelText('Titel'))
  expect(await waitForCode()).toBe(failure)
})
