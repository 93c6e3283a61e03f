import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { todayInCopenhagen } from '@/lib/copenhagen-time'
import { formatDateEntry, parseDanishDate } from '@/lib/danish-date-time'
import { formatLongDate } from '@/lib/date-format'
import { takeLoggedErrors } from '../../../helpers/logged-errors'
import { ADMIN, expectToast, setUpSite } from '../../../helpers/render-site'
import { changeCourse } from './change-course'

const site = setUpSite({ usesBackend: true })

async function openPanel(): Promise<UserEvent> {
  await site.signIn(ADMIN)
  const user = site.open('/admin/dashboard')
  await screen.findByRole('heading', { name: 'Admin Panel' })
  return user
}

async function openCreateDialog(): Promise<UserEvent> {
  const user = await openPanel()
  await user.click(screen.getByRole('button', { name: 'Opret kursus' }))
  await screen.findByRole('dialog')
  return user
}

async function openEditDialog(title: string): Promise<UserEvent> {
  const user = await openPanel()
  await user.click(await screen.findByRole('button', { name: `Rediger ${title}` }))
  await screen.findByRole('dialog')
  return user
}

/** Sets the field at once, as if it were pasted. */
function fill(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

function fillRequiredFields(): void {
  fill('Titel', 'Angst hos børn og unge')
  fill('Dato', '2031-02-03')
  fill('Starttidspunkt', '09:00')
  fill('Sluttidspunkt', '15:30')
  fill('Lokation', 'Valby Kulturhus')
}

function queryDialog(): HTMLElement | null {
  return screen.queryByRole('dialog')
}

function failWrites(): void {
  site.intercept((request) =>
    request.method === 'GET'
      ? undefined
      : Response.json({ code: 'X', message: 'kaput' }, { status: 400 }),
  )
}

/** Holds every request back until the returned function is called. */
function holdRequests(): () => void {
  const held: (() => void)[] = []
  site.intercept(async () => {
    await new Promise<void>((resolve) => held.push(resolve))
    return undefined
  })
  return () => {
    site.intercept(() => undefined)
    for (const release of held) release()
  }
}

describe('a new course', () => {
  test('begins with the defaults and the focus on the title', async () => {
    await openCreateDialog()

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
    await openCreateDialog()

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

  test('is created, announced and listed', async () => {
    const user = await openCreateDialog()
    fillRequiredFields()
    await user.selectOptions(screen.getByLabelText('Type'), 'Specialkurser')
    await user.click(screen.getByRole('button', { name: 'Opret' }))

    await expectToast('Succes', 'Kursus oprettet succesfuldt')
    await waitFor(() => expect(queryDialog()).not.toBeInTheDocument())
    expect(screen.getByRole('rowheader', { name: 'Angst hos børn og unge' })).toBeInTheDocument()
    expect(await site.courses()).toEqual([
      {
        id: expect.any(String),
        title: 'Angst hos børn og unge',
        event_date: '2031-02-03',
        start_time: '09:00:00',
        end_time: '15:30:00',
        location: 'Valby Kulturhus',
        type: 'specialkurser',
        max_participants: 20,
        available_spots: 20,
        url: null,
      },
    ])
    await waitFor(() => expect(screen.getByRole('button', { name: 'Opret kursus' })).toHaveFocus())
  })
})

describe('a copy of a course', () => {
  async function openCopyDialog(title: string): Promise<UserEvent> {
    const user = await openPanel()
    await user.click(await screen.findByRole('button', { name: `Kopiér ${title}` }))
    await screen.findByRole('dialog')
    return user
  }

  test('begins as a new course with all but the day, and with every place free', async () => {
    const { title } = await site.addCourse({ url: '/contact', available_spots: 3 })
    const user = await openCopyDialog(title)

    expect(screen.getByRole('dialog', { name: 'Opret nyt kursus' })).toBeInTheDocument()
    expect(screen.getByLabelText('Titel')).toHaveValue(title)
    expect(screen.getByLabelText('Dato')).toHaveValue('')
    expect(screen.getByLabelText('Type')).toHaveValue('supervision')
    expect(screen.getByLabelText('Starttidspunkt')).toHaveValue('09:00')
    expect(screen.getByLabelText('Lokation')).toHaveValue('Frederiksgade 7, 4. sal')
    expect(screen.getByLabelText('Ledige pladser')).toHaveValue(20)
    expect(screen.getByLabelText('URL (valgfri)')).toHaveValue('/contact')

    fill('Dato', '2031-02-03')
    await user.click(screen.getByRole('button', { name: 'Opret' }))
    await expectToast('Succes', 'Kursus oprettet succesfuldt')
    expect(await site.courses()).toMatchObject([
      { title, event_date: '2030-11-13', available_spots: 3 },
      { title, event_date: '2031-02-03', available_spots: 20, url: '/contact' },
    ])
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(`Kopiér ${title}`))
  })

  test('is closed without a question until something is changed', async () => {
    const { title } = await site.addCourse()
    const user = await openCopyDialog(title)
    await user.keyboard('{Escape}')

    await waitFor(() => expect(queryDialog()).not.toBeInTheDocument())
    expect(await site.courses()).toHaveLength(1)
  })
})

describe('a series', () => {
  test('is created with one request, a course for each of its days', async () => {
    const user = await openCreateDialog()
    fillRequiredFields()
    await user.click(screen.getByRole('button', { name: 'Tilføj en dato mere' }))
    // A week later, to be changed.
    expect(screen.getByLabelText('Dato 2')).toHaveValue('10.02.2031')
    await waitFor(() => expect(screen.getByLabelText('Dato 2')).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Tilføj en dato mere' }))
    fill('Dato 3', '2031-03-03')
    expect(screen.getByText('Der oprettes 3 kurser, ét for hver dato.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Opret' }))

    await expectToast('Succes', '3 kurser oprettet succesfuldt')
    await waitFor(() => expect(queryDialog()).not.toBeInTheDocument())
    const dates = (await site.courses()).map(({ event_date }) => event_date)
    expect(dates).toEqual(['2031-02-03', '2031-02-10', '2031-03-03'])
    expect(site.requests().filter((request) => request.startsWith('POST /rest'))).toHaveLength(1)
  })

  test('is asked for right after the date, and its days follow one another', async () => {
    const user = await openCreateDialog()
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
    const user = await openCreateDialog()
    fillRequiredFields()
    await user.click(screen.getByRole('button', { name: 'Tilføj en dato mere' }))
    fill('Dato 2', '2031-02-03')
    await user.click(screen.getByRole('button', { name: 'Opret' }))

    await waitFor(() =>
      expect(screen.getByLabelText('Dato 2')).toHaveAccessibleDescription(
        'Datoen er valgt mere end én gang',
      ),
    )
    expect(await site.courses()).toEqual([])
    // Either of the two may be put right.
    fill('Dato', '2031-02-04')
    await waitFor(() => expect(screen.getByLabelText('Dato 2')).toBeValid())
  })

  test('gives a day up again, and the focus stays near', async () => {
    const user = await openCreateDialog()
    await user.click(screen.getByRole('button', { name: 'Tilføj en dato mere' }))
    expect(screen.getByLabelText('Dato 2')).toHaveValue('')
    await user.click(screen.getByRole('button', { name: 'Fjern dato 2' }))

    expect(screen.queryByLabelText('Dato 2')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Tilføj en dato mere' })).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(queryDialog()).not.toBeInTheDocument())
  })

  test('hints at every day that is past', async () => {
    const user = await openCreateDialog()
    fill('Dato', '2020-01-02')
    await user.click(screen.getByRole('button', { name: 'Tilføj en dato mere' }))

    expect(screen.getByLabelText('Dato 2')).toHaveAccessibleDescription('Datoen ligger i fortiden')
  })

  test('that fails is not created in part, and stays as it was typed', async () => {
    const user = await openCreateDialog()
    fillRequiredFields()
    await user.click(screen.getByRole('button', { name: 'Tilføj en dato mere' }))
    failWrites()
    await user.click(screen.getByRole('button', { name: 'Opret' }))

    await expectToast('Fejl', 'Kunne ikke oprette kurserne: kaput')
    expect(screen.getByLabelText('Dato 2')).toHaveValue('10.02.2031')
    expect(await site.courses()).toEqual([])
    expect(takeLoggedErrors()).toEqual(['Fejl'])
  })

  test('is not offered for a course that exists', async () => {
    const { title } = await site.addCourse()
    await openEditDialog(title)

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
    const user = await openCreateDialog()
    await user.type(screen.getByLabelText('Dato'), typed)
    expect(screen.getByLabelText('Dato')).toHaveValue(typed)
    await user.tab()

    expect(screen.getByLabelText('Dato')).toHaveValue(written)
    expect(screen.getByLabelText('Dato')).toBeValid()
  })

  test('is saved as it was understood, also when Enter is pressed in its field', async () => {
    const user = await openCreateDialog()
    fillRequiredFields()
    await user.clear(screen.getByLabelText('Dato'))
    await user.type(screen.getByLabelText('Dato'), '24/12-31{Enter}')

    await expectToast('Succes', 'Kursus oprettet succesfuldt')
    expect(await site.courses()).toMatchObject([{ event_date: '2031-12-24' }])
  })

  test.each([
    ['24', 'Skriv datoen som dd.mm.åååå, fx 24.11.2026'],
    ['i morgen', 'Skriv datoen som dd.mm.åååå, fx 24.11.2026'],
    ['31.2', 'Den dato findes ikke i kalenderen'],
    ['24.12.1999', 'Vælg et år fra 2000 til 2199'],
    ['24.12.2200', 'Vælg et år fra 2000 til 2199'],
  ])('typed as %s stays as it was typed, with its error', async (typed, message) => {
    const user = await openCreateDialog()
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
    const user = await openCreateDialog()
    await user.type(screen.getByLabelText('Dato'), '  ')
    await user.tab()

    expect(screen.getByLabelText('Dato')).toHaveValue('')
    expect(screen.getByLabelText('Dato')).not.toHaveAccessibleDescription()
  })

  test('that is typed in another way is no change of the course', async () => {
    const { title } = await site.addCourse()
    const user = await openEditDialog(title)
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
    const user = await openCreateDialog()
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
    const user = await openCreateDialog()
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
    const user = await openCreateDialog()
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
    const user = await openCreateDialog()
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
    const user = await openCreateDialog()
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
    const user = await openCreateDialog()
    await user.type(screen.getByLabelText('Starttidspunkt'), typed)
    expect(screen.getByLabelText('Starttidspunkt')).toHaveValue(typed)
    await user.tab()

    expect(screen.getByLabelText('Starttidspunkt')).toHaveValue(written)
  })

  test('that cannot be read stays as it was typed, with its error and without a hint', async () => {
    const user = await openCreateDialog()
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
    const user = await openCreateDialog()
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
    const user = await openCreateDialog()
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
    await openCreateDialog()
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
    const { title } = await site.addCourse({ url: '/contact' })
    await openEditDialog(title)
    fill('Titel', 'Et nyt navn')

    const card = screen.getByRole('article')
    expect(within(card).getByRole('heading', { name: 'Et nyt navn' })).toBeInTheDocument()
    expect(card.closest('[inert]')).not.toBeNull()
  })
})

describe('the messages', () => {
  test('stand at every field that must be filled in, and the first one has the focus', async () => {
    const user = await openCreateDialog()
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
    expect(site.requests()).not.toContain('POST /rest/v1/course_events')
  })

  test('go away as soon as the field is right', async () => {
    const user = await openCreateDialog()
    await user.click(screen.getByRole('button', { name: 'Opret' }))
    await screen.findByText('Lokation er påkrævet')

    await user.type(screen.getByLabelText('Lokation'), 'Online')
    await waitFor(() => expect(screen.queryByText('Lokation er påkrævet')).not.toBeInTheDocument())
  })

  test('hint at slips without keeping the course from being saved', async () => {
    const user = await openCreateDialog()
    fillRequiredFields()
    fill('Dato', '2020-01-02')
    fill('Sluttidspunkt', '08:00')
    fill('Ledige pladser', '30')

    expect(screen.getByLabelText('Dato')).toHaveAccessibleDescription('Datoen ligger i fortiden')
    expect(screen.getByLabelText('Sluttidspunkt')).toHaveAccessibleDescription(
      'Sluttidspunktet ligger før starttidspunktet',
    )
    expect(screen.getByLabelText('Ledige pladser')).toHaveAccessibleDescription(
      'Der er flere ledige pladser end pladser i alt',
    )
    await user.click(screen.getByRole('button', { name: 'Opret' }))
    await expectToast('Succes', 'Kursus oprettet succesfuldt')
  })
})

test('reads a number that is no number as 0 and shows it', async () => {
  const user = await openCreateDialog()
  fillRequiredFields()
  await user.clear(screen.getByLabelText('Ledige pladser'))
  await user.tab()
  expect(screen.getByLabelText('Ledige pladser')).toHaveValue(0)

  await user.click(screen.getByRole('button', { name: 'Opret' }))
  await expectToast('Succes', 'Kursus oprettet succesfuldt')
  expect(await site.courses()).toMatchObject([{ available_spots: 0 }])
})

describe('an existing course', () => {
  test('fills the form and is updated', async () => {
    const { title } = await site.addCourse({ url: 'https://example.com/kursus' })
    const user = await openEditDialog(title)

    expect(screen.getByRole('dialog', { name: 'Rediger kursus' })).toBeInTheDocument()
    expect(screen.getByLabelText('Titel')).toHaveValue(title)
    expect(screen.getByLabelText('Dato')).toHaveValue('13.11.2030')
    expect(screen.getByLabelText('Type')).toHaveValue('supervision')
    expect(screen.getByLabelText('Starttidspunkt')).toHaveValue('09:00')
    expect(screen.getByLabelText('Sluttidspunkt')).toHaveValue('12:00')
    expect(screen.getByLabelText('Lokation')).toHaveValue('Frederiksgade 7, 4. sal')
    expect(screen.getByLabelText('Max deltagere')).toHaveValue(20)
    expect(screen.getByLabelText('Ledige pladser')).toHaveValue(12)
    expect(screen.getByLabelText('URL (valgfri)')).toHaveValue('https://example.com/kursus')

    fill('Lokation', 'Online')
    fill('URL (valgfri)', '')
    await user.click(screen.getByRole('button', { name: 'Opdater' }))
    await expectToast('Succes', 'Kursus opdateret succesfuldt')
    expect(await screen.findByRole('cell', { name: 'Online' })).toBeInTheDocument()
    expect(await site.courses()).toMatchObject([{ title, location: 'Online', url: null }])
    await waitFor(() => expect(queryDialog()).not.toBeInTheDocument())
    await waitFor(() =>
      expect(screen.getByRole('button', { name: `Rediger ${title}` })).toHaveFocus(),
    )
  })

  test('opens each time with the values it has now', async () => {
    const first = await site.addCourse({ title: 'Første' })
    await site.addCourse({ title: 'Andet', event_date: '2030-12-01' })
    const user = await openEditDialog(first.title)
    fill('Titel', 'Noget andet')
    await user.click(screen.getByRole('button', { name: 'Annuller' }))
    await user.click(screen.getByRole('button', { name: 'Luk uden at gemme' }))

    await user.click(screen.getByRole('button', { name: 'Rediger Andet' }))
    expect(await screen.findByLabelText('Titel')).toHaveValue('Andet')
    await user.click(screen.getByRole('button', { name: 'Annuller' }))
    await user.click(screen.getByRole('button', { name: 'Rediger Første' }))
    expect(await screen.findByLabelText('Titel')).toHaveValue('Første')
  })

  test('that is gone when it is saved is an error; the input stays and the list reloads', async () => {
    const { id, title } = await site.addCourse()
    const user = await openEditDialog(title)
    fill('Titel', 'Et nyt navn')
    await site.removeCourse(id)
    await user.click(screen.getByRole('button', { name: 'Opdater' }))

    await expectToast(
      'Fejl',
      'Kunne ikke opdatere kursus: Kurset findes ikke længere, eller du har ikke rettigheder til at ændre det.',
    )
    expect(screen.getByLabelText('Titel')).toHaveValue('Et nyt navn')
    expect(await screen.findByText('Ingen kurser fundet')).toBeInTheDocument()
    expect(takeLoggedErrors()).toEqual(['Fejl'])
  })
})

describe('a course that somebody else has changed meanwhile', () => {
  /** Opens a course, lets somebody else change it, and tries to save another title. */
  async function meetConflict(changes: Record<string, string | number>) {
    const course = await site.addCourse()
    const user = await openEditDialog(course.title)
    fill('Titel', 'Min titel')
    await changeCourse(site, course.id, changes)
    await user.click(screen.getByRole('button', { name: 'Opdater' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Kurset er ændret af en anden, siden du åbnede det.')
    await waitFor(() => expect(alert).toHaveFocus())
    expect(takeLoggedErrors()).toEqual(['Fejl'])
    return { course, user }
  }

  /** The fields that differ, each with the own and the stored value. */
  function shownDifferences(): string[][] {
    return screen.getAllByRole('term').map((term) => {
      const versions = within(term.parentElement ?? term).getAllByRole('definition')
      return [term.textContent, ...versions.map(({ textContent }) => textContent)]
    })
  }

  const otherChange = { location: 'Online', event_date: '2030-11-20', available_spots: 4 }

  test('is not overwritten; both versions are shown, where they differ', async () => {
    const { course } = await meetConflict(otherChange)

    await expectToast('Fejl', 'Kunne ikke opdatere kursus: Det er ændret af en anden.')
    expect(shownDifferences()).toEqual([
      ['Titel', 'Din versionMin titel', `Gemt version${course.title}`],
      ['Dato', 'Din version13. nov. 2030', 'Gemt version20. nov. 2030'],
      ['Lokation', 'Din versionFrederiksgade 7, 4. sal', 'Gemt versionOnline'],
      ['Ledige pladser', 'Din version12', 'Gemt version4'],
    ])
    expect(screen.getByLabelText('Titel')).toHaveValue('Min titel')
    expect(await site.courses()).toMatchObject([{ title: course.title, location: 'Online' }])
    expect(screen.queryByRole('button', { name: 'Opdater' })).not.toBeInTheDocument()
  })

  test("is replaced by 'Gem min version'", async () => {
    const { user } = await meetConflict(otherChange)
    await user.click(screen.getByRole('button', { name: 'Gem min version' }))

    await expectToast('Succes', 'Kursus opdateret succesfuldt')
    await waitFor(() => expect(queryDialog()).not.toBeInTheDocument())
    expect(await site.courses()).toMatchObject([
      { title: 'Min titel', event_date: '2030-11-13', available_spots: 12 },
    ])
  })

  test("fills the form with 'Brug den gemte version', to go on from there", async () => {
    const { course, user } = await meetConflict({ ...otherChange, url: '/contact' })
    await user.click(screen.getByRole('button', { name: 'Brug den gemte version' }))

    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Titel')).toHaveValue(course.title)
    expect(screen.getByLabelText('Titel')).toHaveFocus()
    expect(screen.getByLabelText('Dato')).toHaveValue('20.11.2030')
    expect(screen.getByLabelText('Lokation')).toHaveValue('Online')
    expect(screen.getByLabelText('Ledige pladser')).toHaveValue(4)
    expect(screen.getByLabelText('URL (valgfri)')).toHaveValue('/contact')

    fill('Titel', 'Begges titel')
    fill('Ledige pladser', '5')
    await user.click(screen.getByRole('button', { name: 'Opdater' }))
    await expectToast('Succes', 'Kursus opdateret succesfuldt')
    expect(await site.courses()).toMatchObject([
      { title: 'Begges titel', location: 'Online', available_spots: 5, url: '/contact' },
    ])
  })

  test('needs no question when the stored version is used and the dialog closed', async () => {
    const { user } = await meetConflict(otherChange)
    await user.click(screen.getByRole('button', { name: 'Brug den gemte version' }))
    await user.click(screen.getByRole('button', { name: 'Annuller' }))

    await waitFor(() => expect(queryDialog()).not.toBeInTheDocument())
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(await screen.findByRole('cell', { name: 'Online' })).toBeInTheDocument()
  })

  test('may be changed once more before the choice, and that is told too', async () => {
    const { course, user } = await meetConflict({ location: 'Online' })
    await changeCourse(site, course.id, { location: 'Aarhus' })
    await user.click(screen.getByRole('button', { name: 'Gem min version' }))

    await waitFor(() =>
      expect(shownDifferences()).toContainEqual([
        'Lokation',
        'Din versionFrederiksgade 7, 4. sal',
        'Gemt versionAarhus',
      ]),
    )
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
    expect(await site.courses()).toMatchObject([{ title: course.title, location: 'Aarhus' }])
    expect(takeLoggedErrors()).toEqual(['Fejl'])

    await user.click(screen.getByRole('button', { name: 'Gem min version' }))
    await expectToast('Succes', 'Kursus opdateret succesfuldt')
    expect(await site.courses()).toMatchObject([{ title: 'Min titel' }])
  })

  test('keeps up with what is typed while both versions are shown', async () => {
    const { course } = await meetConflict({ location: 'Online' })
    fill('Titel', course.title)
    fill('Lokation', 'Odense')

    await waitFor(() =>
      expect(shownDifferences()).toEqual([['Lokation', 'Din versionOdense', 'Gemt versionOnline']]),
    )
  })

  test('counts as saved when both have changed it to the same', async () => {
    const course = await site.addCourse()
    const user = await openEditDialog(course.title)
    fill('Lokation', 'Online')
    await changeCourse(site, course.id, { location: 'Online' })
    await user.click(screen.getByRole('button', { name: 'Opdater' }))

    await expectToast('Succes', 'Kursus opdateret succesfuldt')
    await waitFor(() => expect(queryDialog()).not.toBeInTheDocument())
  })
})

test('can be changed twice in a row, also before the list has been read again', async () => {
  const { title } = await site.addCourse()
  const user = await openEditDialog(title)
  let answerReads = () => {}
  const readsAnswered = new Promise<void>((resolve) => {
    answerReads = resolve
  })
  site.intercept(async (request) => {
    if (request.method === 'GET') await readsAnswered
    return undefined
  })
  fill('Lokation', 'Online')
  await user.click(screen.getByRole('button', { name: 'Opdater' }))
  await waitFor(() => expect(queryDialog()).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: `Rediger ${title}` }))
  expect(await screen.findByLabelText('Lokation')).toHaveValue('Online')
  fill('Lokation', 'Aarhus')
  await user.click(screen.getByRole('button', { name: 'Opdater' }))

  await waitFor(() => expect(queryDialog()).not.toBeInTheDocument())
  answerReads()
  expect(await screen.findByRole('cell', { name: 'Aarhus' })).toBeInTheDocument()
  expect(await site.courses()).toMatchObject([{ location: 'Aarhus' }])
})

describe('saving', () => {
  test('that fails leaves the dialog open with all input', async () => {
    const user = await openCreateDialog()
    fillRequiredFields()
    failWrites()
    await user.click(screen.getByRole('button', { name: 'Opret' }))

    await expectToast('Fejl', 'Kunne ikke oprette kursus: kaput')
    expect(screen.getByLabelText('Titel')).toHaveValue('Angst hos børn og unge')
    expect(screen.getByLabelText('Lokation')).toHaveValue('Valby Kulturhus')
    expect(screen.getByRole('button', { name: 'Opret' })).toHaveFocus()
    expect(takeLoggedErrors()).toEqual(['Fejl'])

    site.intercept(() => undefined)
    await user.click(screen.getByRole('button', { name: 'Opret' }))
    await expectToast('Succes', 'Kursus oprettet succesfuldt')
  })

  test('happens once on a double click', async () => {
    const user = await openCreateDialog()
    fillRequiredFields()
    const release = holdRequests()
    await user.dblClick(screen.getByRole('button', { name: 'Opret' }))

    expect(await screen.findByRole('button', { name: 'Gemmer...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await user.keyboard('{Enter}')
    release()
    await expectToast('Succes', 'Kursus oprettet succesfuldt')
    expect(await site.courses()).toHaveLength(1)
  })

  test('cannot be left before it ends', async () => {
    const user = await openCreateDialog()
    fillRequiredFields()
    const release = holdRequests()
    await user.click(screen.getByRole('button', { name: 'Opret' }))
    await screen.findByRole('button', { name: 'Gemmer...' })

    expect(screen.getByRole('button', { name: 'Annuller' })).toBeDisabled()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Luk' }))
    expect(screen.getByRole('dialog', { name: 'Opret nyt kursus' })).toBeInTheDocument()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    release()
    await waitFor(() => expect(queryDialog()).not.toBeInTheDocument())
  })
})

describe('closing', () => {
  test('needs no question while nothing has changed', async () => {
    const user = await openCreateDialog()
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
    const user = await openCreateDialog()
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
    expect(await site.courses()).toEqual([])
  })

  test('needs no question when the changes have been taken back', async () => {
    const user = await openCreateDialog()
    await user.type(screen.getByLabelText('Titel'), 'x')
    await user.clear(screen.getByLabelText('Titel'))
    await user.keyboard('{Escape}')

    await waitFor(() => expect(queryDialog()).not.toBeInTheDocument())
  })

  test('of the browser tab is questioned only with unsaved changes', async () => {
    const user = await openCreateDialog()
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)

    await user.type(screen.getByLabelText('Titel'), 'Et halvt kursus')
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  })
})
