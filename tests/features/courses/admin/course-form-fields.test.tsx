import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { CourseFormDialog } from '@/features/courses/admin/course-form-dialog'
import type { AdminCourseEvent, CourseEvent } from '@/features/courses/domain/course-event'
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
    expect(screen.getByLabelText('Max deltagere')).toHaveValue('20')
    expect(screen.getByLabelText('Ledige pladser')).toHaveValue('20')
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
    screen.getByLabelText('Dato').focus()
    await user.tab()
    expect(button).toHaveFocus()

    await user.click(button)
    await waitFor(() => expect(screen.getByLabelText('Dato 2')).toHaveFocus())
    await user.tab({ shift: true })
    expect(screen.getByLabelText('Dato')).toHaveFocus()
  })

  test('tells of a day that is chosen twice at that day, and sends nothing', async () => {
    const user = openForm()
    fillRequiredFields()
    await user.click(screen.getByRole('button', { name: 'Tilføj en dato mere' }))
    fill('Dato 2', '2031-02-03')
    await user.click(screen.getByRole('button', { name: 'Opret' }))

    await waitFor(() =>
      expect(screen.getByLabelText('Dato 2')).toHaveAccessibleDescription(
        'mandag 3. februar 2031, uge 6 Datoen er valgt mere end én gang',
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

    expect(screen.getByLabelText('Dato 2')).toHaveAccessibleDescription(
      'torsdag 9. januar 2020, uge 2 Datoen ligger i fortiden',
    )
  })

  test('is not offered for a course that exists', async () => {
    openForm(courseOf())

    expect(screen.queryByRole('button', { name: 'Tilføj en dato mere' })).not.toBeInTheDocument()
  })
})

describe('a date', () => {
  test("stands in the browser's own field, and below it in Danish with its week", async () => {
    const user = openForm()
    const field = screen.getByLabelText('Dato')
    expect(field).toHaveAttribute('type', 'date')
    expect(field).toHaveAttribute('min', '2000-01-01')
    expect(field).toHaveAttribute('max', '2199-12-31')
    expect(field).toBeRequired()
    expect(field).not.toHaveAccessibleDescription()

    await user.type(field, '2027-05-04')
    expect(field).toHaveValue('2027-05-04')
    expect(field).toHaveAccessibleDescription('tirsdag 4. maj 2027, uge 18')
    expect(screen.getByText('tirsdag 4. maj 2027, uge 18')).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Tilføj en dato mere' }))
    expect(screen.getByLabelText('Dato 2')).toHaveAccessibleDescription(
      'tirsdag 11. maj 2027, uge 19',
    )
  })

  test.each(['1999-12-31', '2200-01-01'])(
    'outside the limits, such as %s, is refused once the field is left',
    async (date) => {
      const user = openForm()
      const field = screen.getByLabelText('Dato')
      await user.type(field, date)
      expect(field).not.toHaveAccessibleDescription()
      await user.tab()

      expect(field).toHaveValue(date)
      expect(field).toBeInvalid()
      expect(field).toHaveAccessibleDescription('Vælg et år fra 2000 til 2199')
      fill('Dato', '2031-12-24')
      expect(field).toBeValid()
    },
  )

  test('that is left empty is not asked for before the form is sent', async () => {
    const user = openForm()
    await user.click(screen.getByLabelText('Dato'))
    await user.tab()

    expect(screen.getByLabelText('Dato')).not.toHaveAccessibleDescription()
  })

  test('that no field can show is empty for a course that has it', async () => {
    const user = openForm(courseOf({ date: 'infinity', startTime: '24:00' }))
    expect(screen.getByLabelText('Dato')).toHaveValue('')
    expect(screen.getByLabelText('Starttidspunkt')).toHaveValue('')
    await user.keyboard('{Escape}')

    expect(queryDialog()).not.toBeInTheDocument()
  })
})

describe('a time of day', () => {
  test("stands in the browser's own field, to the minute", () => {
    openForm(courseOf({ startTime: '09:30' }))
    const field = screen.getByLabelText('Starttidspunkt')

    expect(field).toHaveAttribute('type', 'time')
    expect(field).not.toHaveAttribute('step')
    expect(field).toHaveValue('09:30')
    expect(field).toBeRequired()
  })

  test('before the start gets a hint at the end', () => {
    openForm()
    fill('Starttidspunkt', '15:00')
    fill('Sluttidspunkt', '12:30')

    expect(screen.getByLabelText('Sluttidspunkt')).toHaveAccessibleDescription(
      'Sluttidspunktet ligger før starttidspunktet',
    )
  })
})

describe('a number', () => {
  test("typed with a thousands separator is read as it is meant, and '1.000' never as 1", async () => {
    const user = openForm()
    const field = screen.getByLabelText('Max deltagere')
    expect(field).toHaveAttribute('inputmode', 'numeric')
    await user.clear(field)
    await user.type(field, '1.000')
    await user.tab()

    expect(field).toHaveValue('1000')
    expect(field).toBeValid()
  })

  test.each(['1,5', '1.5', '1,000', '12 stk.'])(
    'that could be another, such as %s, stays as it was typed, with an error',
    async (typed) => {
      const user = openForm()
      const field = screen.getByLabelText('Ledige pladser')
      await user.clear(field)
      await user.type(field, typed)
      await user.click(screen.getByRole('button', { name: 'Opret' }))

      await waitFor(() => expect(field).toHaveAccessibleDescription('Skriv et helt tal, fx 1000'))
      expect(field).toHaveValue(typed)
      await user.clear(field)
      await user.type(field, '15')
      await waitFor(() => expect(field).toBeValid())
    },
  )
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
