import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { CourseFormDialog } from '@/features/courses/admin/course-form-dialog'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { courseFormLabels } from '@/features/courses/domain/course-fields'
import { INITIAL_VALUES } from '@/features/courses/domain/course-rules'
import { courseOf } from '../../../helpers/course'
import { fill, fillRequiredFields } from '../../../helpers/course-form'
import { setUpSite } from '../../../helpers/render-site'

// The form by itself, as far as nothing is saved; the rest is in course-form-dialog.test.tsx.
const site = setUpSite()

afterEach(() => expect(site.requests()).toEqual([]))

const onClose = vi.fn()

function openForm(course?: AdminCourseEvent): UserEvent {
  onClose.mockClear()
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <CourseFormDialog {...(course && { course })} onClose={onClose} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return userEvent.setup()
}

function field(label: string): HTMLElement {
  return screen.getByLabelText(label)
}

function mayCloseTab(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

const addDate = { name: 'Tilføj en dato mere' }

test('a new course begins with the defaults, the five types and the focus on the title', async () => {
  openForm()

  expect(screen.getByRole('dialog', { name: 'Opret nyt kursus' })).toBeInTheDocument()
  for (const label of ['Titel', 'Dato', 'Starttidspunkt', 'Sluttidspunkt', 'Lokation']) {
    expect(field(label)).toHaveValue('')
    expect(field(label)).toBeRequired()
  }
  expect(field('Max deltagere')).toHaveValue('20')
  expect(field('Ledige pladser')).toHaveValue('20')
  expect(field('URL (valgfri)')).toHaveValue('')
  expect(field('Titel')).toHaveFocus()

  expect(field('Type')).toHaveValue('foraeldre')
  const options = within(field('Type')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    ...['Vælg type', 'Forældrekurser', 'Supervision', 'Specialkurser'],
    ...['Skræddersyede kurser', 'Foredrag'],
  ])
})

test('further days are offered right after the date, and can be removed', async () => {
  const user = openForm()
  field('Dato').focus()
  await user.tab()
  expect(screen.getByRole('button', addDate)).toHaveFocus()

  await user.click(screen.getByRole('button', addDate))
  await waitFor(() => expect(field('Dato 2')).toHaveFocus())
  expect(field('Dato 2')).toHaveValue('')
  await user.tab({ shift: true })
  expect(field('Dato')).toHaveFocus()

  await user.click(screen.getByRole('button', { name: 'Fjern dato 2' }))
  expect(screen.queryByLabelText('Dato 2')).not.toBeInTheDocument()
  expect(screen.getByRole('button', addDate)).toHaveFocus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

test('a day that is chosen twice has an error until either is corrected', async () => {
  const user = openForm()
  fillRequiredFields()
  fill('Dato', '2020-01-02')
  await user.click(screen.getByRole('button', addDate))
  expect(field('Dato 2')).toHaveAccessibleDescription(
    'torsdag 9. januar 2020, uge 2 Datoen ligger i fortiden',
  )

  fill('Dato', '2031-02-03')
  fill('Dato 2', '2031-02-03')
  await user.click(screen.getByRole('button', { name: 'Opret' }))
  await waitFor(() =>
    expect(field('Dato 2')).toHaveAccessibleDescription(
      'mandag 3. februar 2031, uge 6 Datoen er valgt mere end én gang',
    ),
  )
  fill('Dato', '2031-02-04')
  await waitFor(() => expect(field('Dato 2')).toBeValid())
})

test("dates and times stand in the browser's own fields, and the date below its field in Danish with its week", () => {
  openForm()
  expect(field('Starttidspunkt')).toHaveAttribute('type', 'time')
  expect(field('Starttidspunkt')).not.toHaveAttribute('step')
  expect(field('Dato')).toHaveAttribute('type', 'date')
  expect(field('Dato')).toHaveAttribute('min', '2000-01-01')
  expect(field('Dato')).toHaveAttribute('max', '2199-12-31')
  expect(field('Dato')).not.toHaveAccessibleDescription()

  fill('Dato', '2027-05-04')
  expect(field('Dato')).toHaveAccessibleDescription('tirsdag 4. maj 2027, uge 18')
  expect(screen.getByText('tirsdag 4. maj 2027, uge 18')).toBeVisible()
})

test.each(['1999-12-31', '2200-01-01'])(
  'the date %s is refused once its field is left, and an empty one only by saving',
  async (date) => {
    const user = openForm()
    await user.click(field('Dato'))
    await user.tab()
    expect(field('Dato')).not.toHaveAccessibleDescription()

    await user.type(field('Dato'), date)
    expect(field('Dato')).not.toHaveAccessibleDescription()
    await user.tab()
    expect(field('Dato')).toHaveValue(date)
    expect(field('Dato')).toBeInvalid()
    expect(field('Dato')).toHaveAccessibleDescription('Vælg et år fra 2000 til 2199')
    fill('Dato', '2031-12-24')
    expect(field('Dato')).toBeValid()
  },
)

test("an ambiguous number stays as it was typed, and '1.000' is a thousand", async () => {
  const user = openForm()
  const seats = field('Ledige pladser')
  expect(seats).toHaveAttribute('inputmode', 'numeric')
  fill('Ledige pladser', '1,5')
  await user.click(screen.getByRole('button', { name: 'Opret' }))
  await waitFor(() => expect(seats).toHaveAccessibleDescription('Skriv et helt tal, fx 1000'))
  expect(seats).toHaveValue('1,5')

  await user.click(seats)
  fill('Ledige pladser', '1.000')
  await user.tab()
  expect(seats).toHaveValue('1000')
  await waitFor(() => expect(seats).toBeValid())
})

test('the preview shows the card that visitors will see, and cannot be used', () => {
  openForm()
  expect(screen.getByText('Vælg en dato for at se kurset.')).toBeInTheDocument()

  fill('Dato', '2031-02-03')
  const card = screen.getByRole('article')
  expect(card.closest('[inert]')).not.toBeNull()
  expect(card).toHaveTextContent('Kursets navn')
  expect(card).toHaveTextContent('Starttidspunkt - Sluttidspunkt')
  fillRequiredFields()
  expect(within(card).getByRole('heading', { name: 'Angst hos børn og unge' })).toBeVisible()
  for (const text of ['mandag den 3. februar 2031', 'Forældrekursus', '09:00 - 15:30', 'Valby'])
    expect(card).toHaveTextContent(text)
})

test('every invalid field has its message until it is corrected, and the first one has the focus', async () => {
  const user = openForm()
  await user.selectOptions(field('Type'), 'Vælg type')
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
    expect(field(label)).toBeInvalid()
    expect(field(label)).toHaveAccessibleDescription(message)
  }
  expect(field('Titel')).toHaveFocus()

  fill('Lokation', 'Online')
  await waitFor(() => expect(screen.queryByText('Lokation er påkrævet')).not.toBeInTheDocument())
})

const waysOut: [string, (user: UserEvent) => Promise<void>][] = [
  ["'Annuller'", (user) => user.click(screen.getByRole('button', { name: 'Annuller' }))],
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

test.each(waysOut)('%s asks before it closes a form with unsaved changes', async (_name, leave) => {
  const user = openForm()
  fill('Titel', 'Et halvt kursus')
  await leave(user)

  const question = await screen.findByRole('alertdialog', { name: 'Luk uden at gemme?' })
  expect(question).toHaveAccessibleDescription(
    'Du har ændringer, der ikke er gemt. De går tabt, hvis du lukker nu.',
  )
  await user.click(within(question).getByRole('button', { name: 'Bliv her' }))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(field('Titel')).toHaveValue('Et halvt kursus')

  await leave(user)
  expect(onClose).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('button', { name: 'Luk uden at gemme' }))
  expect(onClose).toHaveBeenCalled()
})

test('the form of a stored course closes without a question once its changes are taken back', async () => {
  // No field can show this start and this date.
  const user = openForm(courseOf({ date: 'infinity', startTime: '24:00' }))
  expect(mayCloseTab()).toBe(true)
  await user.type(field('Titel'), 'x')
  expect(mayCloseTab()).toBe(false)
  await user.type(field('Titel'), '{Backspace}')
  expect(mayCloseTab()).toBe(true)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

test('the form has a field for every value of a course but its series', () => {
  openForm()
  const { seriesId: _, ...values } = INITIAL_VALUES
  for (const name of Object.keys(values) as (keyof typeof values)[]) {
    expect(field(courseFormLabels[name])).toBeInTheDocument()
  }
})

test('prices of the chosen type are suggested, and none is filled in by itself', async () => {
  const user = openForm()
  const price = field('Pris (valgfri)')
  expect(price).toHaveValue('')
  expect(price).toHaveAccessibleDescription(/Uden tekst vises ingen pris\./)
  await user.click(screen.getByRole('button', { name: /^5\.500\skr\. for 2\svoksne/ }))
  expect(price).toHaveValue('5.500 kr. for 2 voksne pr. familie')

  await user.selectOptions(field('Type'), 'Foredrag')
  expect(price).toHaveValue('5.500 kr. for 2 voksne pr. familie')
  await user.click(screen.getByRole('button', { name: /^fra 100\skr\.$/ }))
  expect(price).toHaveValue('fra 100 kr.')
  await user.selectOptions(field('Type'), 'Specialkurser')
  expect(screen.queryByRole('group', { name: 'Forslag til prisen' })).not.toBeInTheDocument()
})
