import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { SearchField } from '@/components/ui/search-field'
import type { CourseSeries, CourseSeriesValues } from '@/features/courses/admin/course-form'
import { CourseFormDialog } from '@/features/courses/admin/course-form-dialog'
import { toFormValues } from '@/features/courses/admin/course-form-values'
import { DateField } from '@/features/courses/admin/date-field'
import { NumberInput } from '@/features/courses/admin/number-input'
import { TimeField } from '@/features/courses/admin/time-field'
import {
  isMissingCode,
  isRenewed,
  renewPage,
  renewUntouchedPage,
  watchForMissingCode,
} from '@/lib/missing-code'
import { supabase } from '@/lib/supabase'
import { useUrlText } from '@/lib/use-url-text'
import { courseOf } from '../helpers/course'

const failure = new TypeError('Failed to fetch dynamically imported module')
const reload = vi.fn()
const ask = vi.fn()
const { location } = window

beforeAll(watchForMissingCode)

beforeEach(() => {
  reload.mockClear()
  ask.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('location', {
    get href() {
      return location.href
    },
    reload,
  })
  window.history.replaceState({ key: 'k1' }, '', '/prices')
})
afterEach(() => {
  vi.stubGlobal('location', location)
  window.history.replaceState(null, '', '/')
})

/** Renews the page, as far as that goes: where it is loaded anew nothing follows. */
async function renew(renewal = renewPage): Promise<unknown> {
  let outcome: unknown = 'nothing'
  renewal(failure).catch((error) => {
    outcome = error
  })
  // Whatever does not wait for a network is done before the next timer.
  await new Promise((resolve) => setTimeout(resolve))
  return outcome
}

test.each([200, 404])(
  'where the site answers with %d the page is loaded anew, and nothing else happens',
  async (status) => {
    ask.mockResolvedValue(new Response(null, { status }))
    expect(await renew()).toBe('nothing')
    expect(reload).toHaveBeenCalledTimes(1)
    expect(ask.mock.calls).toMatchObject([[location.href, { method: 'HEAD' }]])
  },
)

test('what the router keeps in the history stays', async () => {
  await renew()
  expect(window.history.state).toMatchObject({ key: 'k1' })
})

test('it happens once for each entry of the history, so that no visitor runs in circles', async () => {
  expect(isRenewed()).toBe(false)
  await renew()
  expect(isRenewed()).toBe(true)
  expect(await renew()).toBe(failure)
  expect(reload).toHaveBeenCalledTimes(1)

  window.history.pushState({ key: 'k2' }, '')
  expect(await renew()).toBe('nothing')
  expect(reload).toHaveBeenCalledTimes(2)
})

test('without a network the page stays', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await renew()).toBe(failure)
  expect(reload).not.toHaveBeenCalled()
  expect(isRenewed()).toBe(false)
})

test('a host in trouble would have no page to load', async () => {
  ask.mockResolvedValue(new Response(null, { status: 503 }))
  expect(await renew()).toBe(failure)
  expect(reload).not.toHaveBeenCalled()
})

/** Fields whose value React keeps, and with it their default value, in a form that nobody guards. */
function ControlledFields() {
  const { control } = useForm<CourseSeriesValues, unknown, CourseSeries>({
    defaultValues: { ...toFormValues(courseOf()), moreDates: [] },
  })
  const [seats, setSeats] = useState(20)
  const [word, setWord] = useState('')
  const [speed, setSpeed] = useState('slow')
  return (
    <>
      <DateField control={control} name="date" label="Dato" />
      <TimeField control={control} name="startTime" label="Tid" hint={undefined} />
      <NumberInput aria-label="Pladser" value={seats} onChange={setSeats} onBlur={() => {}} />
      <SearchField label="Søg" value={word} onChange={setWord} />
      <NativeSelect
        aria-label="Hastighed"
        value={speed}
        onChange={({ target }) => setSpeed(target.value)}
      >
        <option value="slow">Langsom</option>
        <option value="fast">Hurtig</option>
      </NativeSelect>
    </>
  )
}

function SearchBox() {
  const [text, setText] = useUrlText('q')
  return <SearchField label="Søg" value={text} onChange={setText} />
}

function openCourseForm() {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <CourseFormDialog
        database={supabase}
        course={{ ...courseOf(), version: '1' }}
        onClose={() => {}}
      />
    </QueryClientProvider>,
  )
}

test('a page on which something is typed is not loaded anew, until that is gone', async () => {
  render(<Input aria-label="E-mail" />)
  await userEvent.type(screen.getByLabelText('E-mail'), 'mor@')
  expect(await renew(renewUntouchedPage)).toBe(failure)
  expect(ask).not.toHaveBeenCalled()

  await userEvent.clear(screen.getByLabelText('E-mail'))
  expect(await renew(renewUntouchedPage)).toBe('nothing')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('what was typed before the script was there counts too', async () => {
  render(<input aria-label="Søg" />)
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Søg' }).value = 'skole'
  watchForMissingCode()
  expect(await renew(renewUntouchedPage)).toBe(failure)
})

test.each([
  ['Dato', '2031-02-03'],
  ['Tid', '10:30'],
  ['Pladser', '1'],
  ['Søg', '1'],
])(
  'what is typed into the controlled field %s is kept, and gone with the field',
  async (label, text) => {
    const { unmount } = render(<ControlledFields />)
    // The browser's own date field takes a whole date at once.
    await userEvent.clear(screen.getByLabelText(label))
    await userEvent.type(screen.getByLabelText(label), text)
    await userEvent.tab()
    expect(await renew(renewUntouchedPage)).toBe(failure)

    unmount()
    expect(await renew(renewUntouchedPage)).toBe('nothing')
  },
)

test('what is chosen in a list is kept', async () => {
  render(<ControlledFields />)
  await userEvent.selectOptions(screen.getByLabelText('Hastighed'), 'Hurtig')
  expect(await renew(renewUntouchedPage)).toBe(failure)
})

test('words that stand in the address come back with the page', async () => {
  render(<SearchBox />, { wrapper: MemoryRouter })
  await userEvent.type(screen.getByRole('searchbox'), 'uro & søvn')
  expect(await renew(renewUntouchedPage)).toBe('nothing')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a form that is open but untouched loses nothing', async () => {
  openCourseForm()
  expect(await renew(renewUntouchedPage)).toBe('nothing')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a form that would ask before it is left is not left, whatever has changed in it', async () => {
  openCourseForm()
  await userEvent.clear(screen.getByLabelText('Titel'))
  expect(await renew(renewUntouchedPage)).toBe(failure)
  expect(reload).not.toHaveBeenCalled()
})

test('what is typed while the site is asked for is kept too', async () => {
  render(<Input aria-label="E-mail" />)
  ask.mockImplementation(async () => {
    await userEvent.type(screen.getByLabelText('E-mail'), 'm')
    return new Response()
  })
  await expect(renewUntouchedPage(failure)).rejects.toBe(failure)
  expect(reload).not.toHaveBeenCalled()
  expect(isRenewed()).toBe(false)
})

test('what Vite could not preload is missing code, and no other error is', () => {
  watchForMissingCode()
  expect(isMissingCode(failure)).toBe(false)
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }))
  expect(isMissingCode(failure)).toBe(true)
  expect(isMissingCode(new TypeError(failure.message))).toBe(false)
  expect(isMissingCode('a text')).toBe(false)
})
