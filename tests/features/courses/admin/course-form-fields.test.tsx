import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { CourseFormDialog } from '@/features/courses/admin/course-form-dialog'
import { formatDateEntry, parseDanishDate } from '@/features/courses/admin/danish-date-time'
import type { AdminCourseEvent, CourseEvent } from '@/features/courses/model/course-event'
import { todayInCopenhagen } from '@/lib/copenhagen-time'
import { formatLongDate } from '@/lib/date-format'
import { supabase } from '@/lib/supabase'
import { courseOf } from '../../../helpers/course'
import { setUpSite } from '../../../helpers/render-site'
import { fill, fillRequiredFields } from './fill-course-form'

// The form by itself, as far as nothing is saved; the rest is in course-form-dialog.test.tsx.
const site = setUpSite()

afterEach(() => expect(site.requests()).toEqual([]))

function CourseForm({ course }: { course: AdminCourseEvent | undefined }) {
  const [isOpen, setIsOpen] = useState(true)
  if (!isOpen) return null
  return (
    <CourseFormDialog
      database={supabase}
      {...(course && { course })}
      onClose={() => setIsOpen(false)}
    />
  )
}

function openForm(course?: CourseEvent): UserEvent {
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <CourseForm course={course && { ...course, version: '1' }} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return userEvent.setup()
}

function queryDialog(): HTMLElement | null {
  return screen.queryByRole('dialog')
}

describe('a new course', () => {
  test('begins with the defaults and the focus on the title', async () => {
    openForm()

    expect(screen.getByRole('dialog', { name: 'Opret nyt kursus' })).toBeInTheDocument()
    expect(screen.getByLabelText('Titel')).toHaveValue('')
    expect(screen.getByLabelText('Dato')).toHaveValue('')
    expect(screen.getByLabelText('Type')).toHaveValue('foraeldre')
    expect(screen.getByLabelText('Starttidspunkt')).toHaveValue('')
    expect(screen.getByLabelText('Sluttidspunkt')).toHaveValue('')
    expect(screen.getByLabelText('Lokation')).toHaveValue('')
    expect(screen.getByLabelText('Max deltagere')).toHaveValue(20)
    expect(screen.getByLabelText('Ledige pladser')).toHaveValue(20)
    expect(screen.getByLabelText('URL (valgfri)')).toHaveValue('')
    expect(screen.getByLabelText('Titel')).toHaveFocus()
  })

  test('offers the five types under their names', async () => {
    openForm()

    const options = within(screen.getByLabelText('Type')).getAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual([
      'Vælg type',
      'Forældrekurser',
      'Supervision',
      'Specialkurser',
      'Skræddersyede kurser',
      'Foredrag',
    ])
  })
})

describe('a series', () => {
  test('is asked for right after the date, and its days follow one another', async () => {
    const user = openForm()
    const button = screen.getByRole('button', { name: 'Tilføj en dato mere' })
    screen.getByRole('button', { name: 'Vælg dato' }).focus()
    await user.tab()
    expect(button).toHaveFocus()

    await user.click(button)
    await waitFor(() => expect(screen.getByLabelText('Dato 2')).toHaveFocus())
    await user.tab({ shift: true })
    expect(screen.getByRole('button', { name: 'Vælg dato' })).toHaveFocus()
  })

  test('tells of a day that is chosen twice at that day, and sends nothing', async () => {
    const user = openForm()
    fillRequiredFields()
    await user.click(screen.getByRole('button', { name: 'Tilføj en dato mere' }))
    fill('Dato 2', '2031-02-03')
    await user.click(screen.getByRole('button', { name: 'Opret' }))

    await waitFor(() =>
      expect(screen.getByLabelText('Dato 2')).toHaveAccessibleDescription(
        'Datoen er valgt mere end én gang',
      ),
    )
    // Either of the two may be put right.
    fill('Dato', '2031-02-04')
    await waitFor(() => expect(screen.getByLabelText('Dato 2')).toBeValid())
  })

  test('gives a day up again, and the focus stays near', async () => {
    const user = openForm()
    await user.click(screen.getByRole('button', { name: 'Tilføj en dato mere' }))
    expect(screen.getByLabelText('Dato 2')).toHaveValue('')
    await user.click(screen.getByRole('button', { name: 'Fjern dato 2' }))

    expect(screen.queryByLabelText('Dato 2')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Tilføj en dato mere' })).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(queryDialog()).not.toBeInTheDocument())
  })

  test('hints at every day that is past', async () => {
    const user = openForm()
    fill('Dato', '2020-01-02')
    await user.click(screen.getByRole('button', { name: 'Tilføj en dato mere' }))

    expect(screen.getByLabelText('Dato 2')).toHaveAccessibleDescription('Datoen ligger i fortiden')
  })

  test('is not offered for a course that exists', async () => {
    openForm(courseOf())

    expect(screen.queryByRole('button', { name: 'Tilføj en dato mere' })).not.toBeInTheDocument()
  })
})

describe('a date', () => {
  // What comes next depends on the day, which these tests ask in the same place as the form.
  const nextChristmas = parseDanishDate('24.12', todayInCopenhagen()) ?? ''

  test.each([
    ['24.12.2031', '24.12.2031'],
    ['24/12-31', '24.12.2031'],
    ['24-12-2031', '24.12.2031'],
    ['24122031', '24.12.2031'],
    ['24. december 2031', '24.12.2031'],
    ['2031-12-24', '24.12.2031'],
    ['24.12', formatDateEntry(nextChristmas)],
    ['24. december', formatDateEntry(nextChristmas)],
  ])('typed as %s is written out in full when the field is left', async (typed, written) => {
    const user = openForm()
    await user.type(screen.getByLabelText('Dato'), typed)
    expect(screen.getByLabelText('Dato')).toHaveValue(typed)
    await user.tab()

    expect(screen.getByLabelText('Dato')).toHaveValue(written)
    expect(screen.getByLabelText('Dato')).toBeValid()
  })

  test.each([
    ['24', 'Skriv datoen som dd.mm.åååå, fx 24.11.2026'],
    ['i morgen', 'Skriv datoen som dd.mm.åååå, fx 24.11.2026'],
    ['31.2', 'Den dato findes ikke i kalenderen'],
    ['24.12.1999', 'Vælg et år fra 2000 til 2199'],
    ['24.12.2200', 'Vælg et år fra 2000 til 2199'],
  ])('typed as %s stays as it was typed, with its error', async (typed, message) => {
    const user = openForm()
    const field = screen.getByLabelText('Dato')
    await user.type(field, typed)
    expect(field).toBeValid()
    await user.tab()

    expect(field).toHaveValue(typed)
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(message)
    await user.click(screen.getByRole('button', { name: 'Opret' }))
    await screen.findByText('Titel er påkrævet')
    expect(field).toHaveValue(typed)
    expect(field).toHaveAccessibleDescription(message)

    await user.clear(field)
    await waitFor(() => expect(field).toHaveAccessibleDescription('Dato er påkrævet'))
    await user.type(field, '24.12.2031')
    await waitFor(() => expect(field).toBeValid())
  })

  test('that is left empty is not asked for before the form is sent', async () => {
    const user = openForm()
    await user.type(screen.getByLabelText('Dato'), '  ')
    await user.tab()

    expect(screen.getByLabelText('Dato')).toHaveValue('')
    expect(screen.getByLabelText('Dato')).not.toHaveAccessibleDescription()
  })

  test('that is typed in another way is no change of the course', async () => {
    const user = openForm(courseOf({ date: '2030-11-13' }))
    await user.clear(screen.getByLabelText('Dato'))
    await user.type(screen.getByLabelText('Dato'), '13. november 2030')
    await user.tab()
    await user.keyboard('{Escape}')

    await waitFor(() => expect(queryDialog()).not.toBeInTheDocument())
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})

describe('the calendar of a date', () => {
  async function openCalendar(user: UserEvent, name = 'Vælg dato'): Promise<HTMLElement> {
    await user.click(screen.getByRole('button', { name }))
    return screen.findByRole('dialog', { name })
  }

  test('is in Danish, from Monday on, with the number of every week', async () => {
    const user = openForm()
    fill('Dato', '2031-02-03')
    const calendar = await openCalendar(user)

    expect(within(calendar).getByRole('grid', { name: 'februar 2031' })).toBeInTheDocument()
    const days = within(calendar).getAllByRole('columnheader', { hidden: true })
    expect(days.map(({ textContent }) => textContent)).toEqual([
      '',
      ...['man', 'tir', 'ons', 'tor', 'fre', 'lør', 'søn'],
    ])
    const weeks = within(calendar).getAllByRole('rowheader')
    expect(weeks.map(({ textContent }) => textContent)).toEqual(['05', '06', '07', '08', '09'])
  })

  test('has the focus on the chosen day, and takes another by the keyboard', async () => {
    const user = openForm()
    fill('Dato', '2031-02-03')
    await openCalendar(user)
    const chosen = 'mandag den 3. februar 2031, valgt'
    await waitFor(() => expect(screen.getByRole('button', { name: chosen })).toHaveFocus())

    await user.keyboard('{ArrowDown}{ArrowRight}')
    expect(screen.getByRole('button', { name: 'tirsdag den 11. februar 2031' })).toHaveFocus()
    await user.keyboard('{Enter}')

    expect(screen.getByLabelText('Dato')).toHaveValue('11.02.2031')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Vælg dato' })).toHaveFocus())
    expect(screen.queryByRole('grid')).not.toBeInTheDocument()
    expect(screen.getByRole('article')).toHaveTextContent('tirsdag den 11. februar 2031')
  })

  test('begins today while there is no date, and takes the place of what cannot be read', async () => {
    const user = openForm()
    await user.type(screen.getByLabelText('Dato'), '31.2')
    await openCalendar(user)
    const today = formatLongDate(todayInCopenhagen())
    const day = screen.getByRole('button', { name: `I dag, ${today}` })
    await waitFor(() => expect(day).toHaveFocus())
    await user.click(day)

    expect(screen.getByLabelText('Dato')).toHaveValue(formatDateEntry(todayInCopenhagen()))
    expect(screen.getByLabelText('Dato')).toBeValid()
  })

  test('closes on Escape without the form around it, and changes nothing', async () => {
    const user = openForm()
    fill('Dato', '2031-02-03')
    await openCalendar(user)
    await user.keyboard('{Escape}')

    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument())
    expect(screen.getByRole('dialog', { name: 'Opret nyt kursus' })).toBeInTheDocument()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Dato')).toHaveValue('2031-02-03')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Vælg dato' })).toHaveFocus())
  })

  test('is there for every day of a series', async () => {
    const user = openForm()
    fill('Dato', '2031-02-03')
    await user.click(screen.getByRole('button', { name: 'Tilføj en dato mere' }))
    await openCalendar(user, 'Vælg dato 2')
    await user.click(screen.getByRole('button', { name: 'onsdag den 12. februar 2031' }))

    expect(screen.getByLabelText('Dato 2')).toHaveValue('12.02.2031')
    expect(screen.getByLabelText('Dato')).toHaveValue('2031-02-03')
  })
})

describe('a time of day', () => {
  test.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['9.30', '09:30'],
    ['kl. 21', '21:00'],
  ])('typed as %s is written out as %s when the field is left', async (typed, written) => {
    const user = openForm()
    await user.type(screen.getByLabelText('Starttidspunkt'), typed)
    expect(screen.getByLabelText('Starttidspunkt')).toHaveValue(typed)
    await user.tab()

    expect(screen.getByLabelText('Starttidspunkt')).toHaveValue(written)
  })

  test('that cannot be read stays as it was typed, with its error and without a hint', async () => {
    const user = openForm()
    fill('Dato', '2031-02-03')
    fill('Starttidspunkt', '15:00')
    const field = screen.getByLabelText('Sluttidspunkt')
    await user.type(field, '12:3')
    await user.tab()

    expect(field).toHaveValue('12:3')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Skriv tidspunktet som tt:mm, fx 09:30')
    expect(screen.getByRole('article')).toHaveTextContent('15:00 - Sluttidspunkt')
  })
})

describe('while an entry is typed', () => {
  test('its beginning, which means something else, moves neither preview nor hints', async () => {
    const user = openForm()
    await user.type(screen.getByLabelText('Dato'), '24.12.20')
    expect(screen.getByLabelText('Dato')).not.toHaveAccessibleDescription()
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    await user.type(screen.getByLabelText('Dato'), '31')
    await user.tab()
    expect(screen.getByRole('article')).toHaveTextContent('onsdag den 24. december 2031')

    await user.type(screen.getByLabelText('Starttidspunkt'), '19')
    await user.type(screen.getByLabelText('Sluttidspunkt'), '2')
    expect(screen.getByLabelText('Sluttidspunkt')).not.toHaveAccessibleDescription()
    await user.tab()
    expect(screen.getByLabelText('Sluttidspunkt')).toHaveAccessibleDescription(
      'Sluttidspunktet ligger før starttidspunktet',
    )
  })

  test('an error of the form goes away as soon as it can be read', async () => {
    const user = openForm()
    await user.click(screen.getByRole('button', { name: 'Opret' }))
    await screen.findByText('Starttidspunkt er påkrævet')
    const field = screen.getByLabelText('Starttidspunkt')
    await user.type(field, 'kl. ')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Skriv tidspunktet som tt:mm, fx 09:30'),
    )
    await user.type(field, '9')

    await waitFor(() => expect(field).toBeValid())
    expect(field).toHaveValue('kl. 9')
  })
})

describe('the preview', () => {
  test('shows the card that visitors will see, as soon as there is a day', async () => {
    openForm()
    expect(screen.getByText('Vælg en dato for at se kurset.')).toBeInTheDocument()

    fill('Dato', '2031-02-03')
    const card = screen.getByRole('article')
    expect(card).toHaveTextContent('Titel')
    expect(card).toHaveTextContent('Starttidspunkt - Sluttidspunkt')
    fillRequiredFields()
    expect(within(card).getByRole('heading', { name: 'Angst hos børn og unge' })).toBeVisible()
    expect(card).toHaveTextContent('mandag den 3. februar 2031')
    expect(card).toHaveTextContent('Forældrekursus')
    expect(card).toHaveTextContent('09:00 - 15:30')
    expect(card).toHaveTextContent('Valby Kulturhus')
  })

  test('follows what is typed, and cannot be used', async () => {
    openForm(courseOf({ url: '/contact' }))
    fill('Titel', 'Et nyt navn')

    const card = screen.getByRole('article')
    expect(within(card).getByRole('heading', { name: 'Et nyt navn' })).toBeInTheDocument()
    expect(card.closest('[inert]')).not.toBeNull()
  })
})

describe('the messages', () => {
  test('stand at every field that must be filled in, and the first one has the focus', async () => {
    const user = openForm()
    await user.selectOptions(screen.getByLabelText('Type'), 'Vælg type')
    fill('Max deltagere', '')
    fill('Ledige pladser', '-1')
    fill('URL (valgfri)', 'javascript:alert(1)')
    await user.click(screen.getByRole('button', { name: 'Opret' }))

    await screen.findByText('Titel er påkrævet')
    const messages = {
      Titel: 'Titel er påkrævet',
      Dato: 'Dato er påkrævet',
      Type: 'Type er påkrævet',
      Starttidspunkt: 'Starttidspunkt er påkrævet',
      Sluttidspunkt: 'Sluttidspunkt er påkrævet',
      Lokation: 'Lokation er påkrævet',
      'Max deltagere': 'Minimum 1 deltager',
      'Ledige pladser': 'Ledige pladser skal være 0 eller højere',
      'URL (valgfri)': 'Ugyldig URL',
    }
    for (const [label, message] of Object.entries(messages)) {
      expect(screen.getByLabelText(label)).toBeInvalid()
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message)
    }
    expect(screen.getByLabelText('Titel')).toHaveFocus()
  })

  test('go away as soon as the field is right', async () => {
    const user = openForm()
    await user.click(screen.getByRole('button', { name: 'Opret' }))
    await screen.findByText('Lokation er påkrævet')

    await user.type(screen.getByLabelText('Lokation'), 'Online')
    await waitFor(() => expect(screen.queryByText('Lokation er påkrævet')).not.toBeInTheDocument())
  })
})

describe('closing', () => {
  test('needs no question while nothing has changed', async () => {
    const user = openForm()
    await user.keyboard('{Escape}')

    expect(queryDialog()).not.toBeInTheDocument()
  })

  const waysOut: [string, (user: UserEvent) => Promise<void>][] = [
    ['Annuller', (user) => user.click(screen.getByRole('button', { name: 'Annuller' }))],
    ['the cross', (user) => user.click(screen.getByRole('button', { name: 'Luk' }))],
    ['Escape', (user) => user.keyboard('{Escape}')],
    [
      'a click outside',
      async (user) => {
        const overlay = screen.getByRole('dialog').parentElement
        if (overlay) await user.click(overlay)
      },
    ],
  ]
  test.each(waysOut)('with unsaved changes asks first: %s', async (_name, leave) => {
    const user = openForm()
    await user.type(screen.getByLabelText('Titel'), 'Et halvt kursus')
    await leave(user)

    const question = await screen.findByRole('alertdialog', { name: 'Luk uden at gemme?' })
    expect(question).toHaveAccessibleDescription(
      'Du har ændringer, der ikke er gemt. De går tabt, hvis du lukker nu.',
    )
    await user.click(within(question).getByRole('button', { name: 'Bliv her' }))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Titel')).toHaveValue('Et halvt kursus')

    await leave(user)
    await user.click(await screen.findByRole('button', { name: 'Luk uden at gemme' }))
    expect(queryDialog()).not.toBeInTheDocument()
  })

  test('needs no question when the changes have been taken back', async () => {
    const user = openForm()
    await user.type(screen.getByLabelText('Titel'), 'x')
    await user.clear(screen.getByLabelText('Titel'))
    await user.keyboard('{Escape}')

    await waitFor(() => expect(queryDialog()).not.toBeInTheDocument())
  })

  test('of the browser tab is questioned only with unsaved changes', async () => {
    const user = openForm()
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)

    await user.type(screen.getByLabelText('Titel'), 'Et halvt kursus')
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  })
})
