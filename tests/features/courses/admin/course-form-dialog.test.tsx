import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { recordAnnouncements } from '../../../helpers/announcements'
import { takeLoggedErrors } from '../../../helpers/logged-errors'
import { expectToast, setUpSite } from '../../../helpers/render-site'
import { fill, fillRequiredFields } from './fill-course-form'

const site = setUpSite({ usesBackend: true })

async function openCreateDialog(): Promise<UserEvent> {
  const user = await site.openPanel()
  await user.click(screen.getByRole('button', { name: 'Opret kursus' }))
  await screen.findByRole('dialog')
  return user
}

async function openEditDialog(title: string): Promise<UserEvent> {
  const user = await site.openPanel()
  await user.click(await screen.findByRole('button', { name: `Rediger ${title}` }))
  await screen.findByRole('dialog')
  return user
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
  test('a new course is created, announced and listed', async () => {
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
    const user = await site.openPanel()
    await user.click(await screen.findByRole('button', { name: `Kopiér ${title}` }))
    await screen.findByRole('dialog')
    return user
  }

  test('a copy starts with all values but the date, and with every place available', async () => {
    const { title } = await site.addCourse({ url: '/contact', available_spots: 3 })
    const user = await openCopyDialog(title)

    expect(screen.getByRole('dialog', { name: 'Opret nyt kursus' })).toBeInTheDocument()
    expect(screen.getByLabelText('Titel')).toHaveValue(title)
    expect(screen.getByLabelText('Dato')).toHaveValue('')
    expect(screen.getByLabelText('Type')).toHaveValue('foraeldre')
    expect(screen.getByLabelText('Starttidspunkt')).toHaveValue('16:00')
    expect(screen.getByLabelText('Lokation')).toHaveValue('Frederiksgade 7, 4. sal')
    expect(screen.getByLabelText('Ledige pladser')).toHaveValue('20')
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

  test('an unchanged copy is closed without a question', async () => {
    const { title } = await site.addCourse()
    const user = await openCopyDialog(title)
    await user.keyboard('{Escape}')

    await waitFor(() => expect(queryDialog()).not.toBeInTheDocument())
    expect(await site.courses()).toHaveLength(1)
  })
})

describe('a series', () => {
  test('a series is created with one request, a course for each of its days', async () => {
    const user = await openCreateDialog()
    fillRequiredFields()
    await user.click(screen.getByRole('button', { name: 'Tilføj en dato mere' }))
    // A week later, to be changed.
    expect(screen.getByLabelText('Dato 2')).toHaveValue('2031-02-10')
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

  test('a refused series creates no course, and keeps the input', async () => {
    const user = await openCreateDialog()
    fillRequiredFields()
    await user.click(screen.getByRole('button', { name: 'Tilføj en dato mere' }))
    failWrites()
    await user.click(screen.getByRole('button', { name: 'Opret' }))

    await expectToast('Fejl', 'Kunne ikke oprette kurserne: kaput')
    expect(screen.getByLabelText('Dato 2')).toHaveValue('2031-02-10')
    expect(await site.courses()).toEqual([])
    expect(takeLoggedErrors()).toEqual(['Fejl'])
  })
})

test('a course whose response was lost is created once, as the form has it at the second press', async () => {
  const user = await openCreateDialog()
  fillRequiredFields()
  await user.click(screen.getByRole('button', { name: 'Tilføj en dato mere' }))
  site.intercept(async (request) => {
    if (request.method !== 'POST') return undefined
    const backend = await site.backend()
    await backend.fetch(request)
    throw new TypeError('Failed to fetch')
  })
  await user.click(screen.getByRole('button', { name: 'Opret' }))
  await waitFor(() => expect(takeLoggedErrors()).toEqual(['Fejl']))
  expect(await site.courses()).toHaveLength(2)

  site.intercept(() => undefined)
  fill('Dato 2', '2031-02-11')
  await user.click(screen.getByRole('button', { name: 'Opret' }))
  await expectToast('Succes', '2 kurser oprettet succesfuldt')
  const dates = (await site.courses()).map(({ event_date }) => event_date)
  expect(dates).toEqual(['2031-02-03', '2031-02-11'])
})

test('a text without digits is read as 0, and shown as 0', async () => {
  const user = await openCreateDialog()
  fillRequiredFields()
  await user.clear(screen.getByLabelText('Ledige pladser'))
  await user.tab()
  expect(screen.getByLabelText('Ledige pladser')).toHaveValue('0')

  await user.click(screen.getByRole('button', { name: 'Opret' }))
  await expectToast('Succes', 'Kursus oprettet succesfuldt')
  expect(await site.courses()).toMatchObject([{ available_spots: 0 }])
})

describe('an existing course', () => {
  test('an edited course fills the form and is updated', async () => {
    const { title } = await site.addCourse({ url: 'https://example.com/kursus' })
    const user = await openEditDialog(title)

    expect(screen.getByRole('dialog', { name: 'Rediger kursus' })).toBeInTheDocument()
    expect(screen.getByLabelText('Titel')).toHaveValue(title)
    expect(screen.getByLabelText('Dato')).toHaveValue('2030-11-13')
    expect(screen.getByLabelText('Type')).toHaveValue('foraeldre')
    expect(screen.getByLabelText('Starttidspunkt')).toHaveValue('16:00')
    expect(screen.getByLabelText('Sluttidspunkt')).toHaveValue('18:30')
    expect(screen.getByLabelText('Lokation')).toHaveValue('Frederiksgade 7, 4. sal')
    expect(screen.getByLabelText('Max deltagere')).toHaveValue('20')
    expect(screen.getByLabelText('Ledige pladser')).toHaveValue('12')
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

  test('the form opens each time with the current values', async () => {
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

  test('saving a course that is gone is an error; the input stays and the list reloads', async () => {
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
    await site.changeCourse(course.id, changes)
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

  test('a conflict overwrites nothing, and shows the differences of both versions', async () => {
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

  test("'Gem min version' replaces the stored version", async () => {
    const { user } = await meetConflict(otherChange)
    await user.click(screen.getByRole('button', { name: 'Gem min version' }))

    await expectToast('Succes', 'Kursus opdateret succesfuldt')
    await waitFor(() => expect(queryDialog()).not.toBeInTheDocument())
    expect(await site.courses()).toMatchObject([
      { title: 'Min titel', event_date: '2030-11-13', available_spots: 12 },
    ])
  })

  test("'Brug den gemte version' fills the form with the stored version", async () => {
    const { course, user } = await meetConflict({ ...otherChange, url: '/contact' })
    await user.click(screen.getByRole('button', { name: 'Brug den gemte version' }))

    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Titel')).toHaveValue(course.title)
    expect(screen.getByLabelText('Titel')).toHaveFocus()
    expect(screen.getByLabelText('Dato')).toHaveValue('2030-11-20')
    expect(screen.getByLabelText('Lokation')).toHaveValue('Online')
    expect(screen.getByLabelText('Ledige pladser')).toHaveValue('4')
    expect(screen.getByLabelText('URL (valgfri)')).toHaveValue('/contact')

    fill('Titel', 'Begges titel')
    fill('Ledige pladser', '5')
    await user.click(screen.getByRole('button', { name: 'Opdater' }))
    await expectToast('Succes', 'Kursus opdateret succesfuldt')
    expect(await site.courses()).toMatchObject([
      { title: 'Begges titel', location: 'Online', available_spots: 5, url: '/contact' },
    ])
  })

  test('the dialog closes without a question after the stored version was taken', async () => {
    const { user } = await meetConflict(otherChange)
    await user.click(screen.getByRole('button', { name: 'Brug den gemte version' }))
    await user.click(screen.getByRole('button', { name: 'Annuller' }))

    await waitFor(() => expect(queryDialog()).not.toBeInTheDocument())
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(await screen.findByRole('cell', { name: 'Online' })).toBeInTheDocument()
  })

  test('a further change before the choice is a conflict again', async () => {
    const { course, user } = await meetConflict({ location: 'Online' })
    await site.changeCourse(course.id, { location: 'Aarhus' })
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

  test('the differences follow the input', async () => {
    const { course } = await meetConflict({ location: 'Online' })
    fill('Titel', course.title)
    fill('Lokation', 'Odense')

    await waitFor(() =>
      expect(shownDifferences()).toEqual([['Lokation', 'Din versionOdense', 'Gemt versionOnline']]),
    )
  })

  test('two administrators with the same change have no conflict', async () => {
    const course = await site.addCourse()
    const user = await openEditDialog(course.title)
    fill('Lokation', 'Online')
    await site.changeCourse(course.id, { location: 'Online' })
    await user.click(screen.getByRole('button', { name: 'Opdater' }))

    await expectToast('Succes', 'Kursus opdateret succesfuldt')
    await waitFor(() => expect(queryDialog()).not.toBeInTheDocument())
  })
})

test('a course can be changed twice in a row before the list is fetched again', async () => {
  const { title } = await site.addCourse()
  const user = await openEditDialog(title)
  let sendLists = () => {}
  const readsAnswered = new Promise<void>((resolve) => {
    sendLists = resolve
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
  sendLists()
  expect(await screen.findByRole('cell', { name: 'Aarhus' })).toBeInTheDocument()
  expect(await site.courses()).toMatchObject([{ location: 'Aarhus' }])
})

describe('saving', () => {
  test('Enter in the date field saves the date in it', async () => {
    const user = await openCreateDialog()
    fillRequiredFields()
    await user.clear(screen.getByLabelText('Dato'))
    await user.type(screen.getByLabelText('Dato'), '2031-12-24')
    await user.keyboard('{Enter}')

    await expectToast('Succes', 'Kursus oprettet succesfuldt')
    expect(await site.courses()).toMatchObject([{ event_date: '2031-12-24' }])
  })

  test('hints do not block saving', async () => {
    const user = await openCreateDialog()
    fillRequiredFields()
    fill('Dato', '2020-01-02')
    fill('Sluttidspunkt', '08:00')
    fill('Ledige pladser', '30')

    expect(screen.getByLabelText('Dato')).toHaveAccessibleDescription(
      'torsdag 2. januar 2020, uge 1 Datoen ligger i fortiden',
    )
    expect(screen.getByLabelText('Sluttidspunkt')).toHaveAccessibleDescription(
      'Sluttidspunktet ligger før starttidspunktet',
    )
    expect(screen.getByLabelText('Ledige pladser')).toHaveAccessibleDescription(
      'Der er flere ledige pladser end pladser i alt',
    )
    await user.click(screen.getByRole('button', { name: 'Opret' }))
    await expectToast('Succes', 'Kursus oprettet succesfuldt')
  })

  test('a failed save leaves the dialog open with all input', async () => {
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

  test('a refused save is explained in Danish above the buttons until the next attempt', async () => {
    const user = await openCreateDialog()
    fillRequiredFields()
    const message = 'new row for relation "course_events" violates a constraint'
    site.intercept((request) =>
      request.method === 'POST'
        ? Response.json({ code: '42501', message }, { status: 403 })
        : undefined,
    )
    const dialog = within(screen.getByRole('dialog'))
    const announced = recordAnnouncements()
    await user.click(dialog.getByRole('button', { name: 'Opret' }))

    await expectToast('Fejl', `Kunne ikke oprette kursus: ${message}`)
    const explanation = await dialog.findByText('Du har ikke rettigheder til at ændre kurser.')
    await waitFor(() =>
      expect(announced()).toEqual([
        `FejlKunne ikke oprette kursus: ${message}`,
        'Du har ikke rettigheder til at ændre kurser.',
      ]),
    )
    expect(takeLoggedErrors()).toEqual(['Fejl'])

    // Also with a try that the form itself refuses.
    fill('Titel', '')
    await user.click(dialog.getByRole('button', { name: 'Opret' }))
    await dialog.findByText('Titel er påkrævet')
    expect(explanation).not.toBeInTheDocument()
  })

  test('a double click saves once', async () => {
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

  test('the dialog cannot be closed while saving', async () => {
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
