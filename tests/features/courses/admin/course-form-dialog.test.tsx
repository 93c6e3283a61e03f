import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { recordAnnouncements } from '../../../helpers/announcements'
import { choose, expectClosed, fill, fillRequiredFields, press } from '../../../helpers/course-form'
import { expectFailure } from '../../../helpers/expect-failure'
import { takeLoggedErrors } from '../../../helpers/logged-errors'
import { expectToast, setUpSite } from '../../../helpers/render-site'

const site = setUpSite({ usesBackend: true })

async function openForm(button: string): Promise<UserEvent> {
  const user = await site.openPanel()
  await press(user, button)
  await screen.findByRole('dialog')
  return user
}

function field(label: string): HTMLElement {
  return screen.getByLabelText(label)
}

function expectFields(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) {
    expect(field(label), label).toHaveValue(value)
  }
}

function isWrite({ method }: Request): boolean {
  return method !== 'GET'
}

test('a new course is saved with Enter, and a number without digits counts as 0', async () => {
  const user = await openForm('Opret kursus')
  fillRequiredFields()
  await user.selectOptions(field('Type'), 'Specialkurser')
  await user.clear(field('Ledige pladser'))
  await user.tab()
  expect(field('Ledige pladser')).toHaveValue('0')
  await user.clear(field('Dato'))
  await user.type(field('Dato'), '2031-12-24{Enter}')

  await expectToast('Succes', 'Kursus oprettet succesfuldt')
  await expectClosed()
  expect(await screen.findByRole('rowheader', { name: 'Angst hos børn og unge' })).toBeVisible()
  expect(await site.courses()).toEqual([
    {
      id: expect.any(String),
      title: 'Angst hos børn og unge',
      event_date: '2031-12-24',
      start_time: '09:00:00',
      end_time: '15:30:00',
      location: 'Valby Kulturhus',
      type: 'specialkurser',
      max_participants: 20,
      available_spots: 0,
      url: null,
    },
  ])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Opret kursus' })).toHaveFocus())
})

test('a copy has all values but the date, and every place available', async () => {
  const { title } = await site.addCourse({ url: '/contact', available_spots: 3 })
  const user = await openForm(`Kopiér ${title}`)
  await user.keyboard('{Escape}')
  await expectClosed()

  await press(user, `Kopiér ${title}`)
  expect(await screen.findByRole('dialog', { name: 'Opret nyt kursus' })).toBeInTheDocument()
  expectFields({
    Titel: title,
    Dato: '',
    Type: 'foraeldre',
    Starttidspunkt: '16:00',
    Lokation: 'Frederiksgade 7, 4. sal',
    'Ledige pladser': '20',
    'URL (valgfri)': '/contact',
  })

  fill('Dato', '2031-02-03')
  await press(user, 'Opret')
  await expectToast('Succes', 'Kursus oprettet succesfuldt')
  expect(await site.courses()).toMatchObject([
    { title, event_date: '2030-11-13', available_spots: 3 },
    { title, event_date: '2031-02-03', available_spots: 20, url: '/contact' },
  ])
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(`Kopiér ${title}`))
})

test('one course on several days is refused as a whole, and explained until the next attempt', async () => {
  const user = await openForm('Opret kursus')
  fillRequiredFields()
  await press(user, 'Tilføj en dato mere')
  // A week later, to be changed.
  expect(field('Dato 2')).toHaveValue('2031-02-10')
  await waitFor(() => expect(field('Dato 2')).toHaveFocus())
  await press(user, 'Tilføj en dato mere')
  fill('Dato 3', '2031-03-03')
  await choose(user, 'Samme kursus flere gange')
  expect(screen.getByText('Der oprettes 3 kurser, ét for hver dato.')).toBeInTheDocument()

  const message = 'new row for relation "course_events" violates a constraint'
  site.refuse(isWrite, { status: 403, code: '42501', message })
  const announced = recordAnnouncements()
  await press(user, 'Opret')
  await expectFailure(`Kunne ikke oprette kurserne: ${message}`)
  const dialog = within(screen.getByRole('dialog'))
  const explanation = await dialog.findByText('Du har ikke rettigheder til at ændre kurser.')
  await waitFor(() =>
    expect(announced()).toEqual([
      `FejlKunne ikke oprette kurserne: ${message}`,
      'Du har ikke rettigheder til at ændre kurser.',
    ]),
  )
  expect(field('Lokation')).toHaveValue('Valby Kulturhus')
  expect(field('Dato 3')).toHaveValue('2031-03-03')
  expect(screen.getByRole('button', { name: 'Opret' })).toHaveFocus()
  expect(await site.courses()).toEqual([])

  // Also an attempt that the form itself refuses.
  fill('Titel', '')
  await press(user, 'Opret')
  await dialog.findByText('Titel er påkrævet')
  expect(explanation).not.toBeInTheDocument()

  site.intercept(() => undefined)
  fill('Titel', 'Angst hos børn og unge')
  await press(user, 'Opret')
  await expectToast('Succes', '3 kurser oprettet succesfuldt')
  await expectClosed()
  const dates = (await site.courses()).map(({ event_date }) => event_date)
  expect(dates).toEqual(['2031-02-03', '2031-02-10', '2031-03-03'])
  expect(site.requests().filter((request) => request.startsWith('POST /rest'))).toHaveLength(2)
})

test('an edited course fills the form each time, also before the list is fetched again', async () => {
  const { title } = await site.addCourse({ url: 'https://example.com/kursus' })
  const user = await openForm(`Rediger ${title}`)
  fill('Titel', 'Noget andet')
  await press(user, 'Annuller')
  await press(user, 'Luk uden at gemme')

  await press(user, `Rediger ${title}`)
  expect(await screen.findByRole('dialog', { name: 'Rediger kursus' })).toBeInTheDocument()
  expectFields({
    Titel: title,
    Dato: '2030-11-13',
    Type: 'foraeldre',
    Starttidspunkt: '16:00',
    Sluttidspunkt: '18:30',
    Lokation: 'Frederiksgade 7, 4. sal',
    'Max deltagere': '20',
    'Ledige pladser': '12',
    'URL (valgfri)': 'https://example.com/kursus',
  })

  const release = site.hold((request) => !isWrite(request))
  fill('Lokation', 'Online')
  fill('URL (valgfri)', '')
  await press(user, 'Opdater')
  await expectToast('Succes', 'Kursus opdateret succesfuldt')
  await expectClosed()
  expect(await site.courses()).toMatchObject([{ title, location: 'Online', url: null }])
  await waitFor(() =>
    expect(screen.getByRole('button', { name: `Rediger ${title}` })).toHaveFocus(),
  )

  await press(user, `Rediger ${title}`)
  expect(await screen.findByLabelText('Lokation')).toHaveValue('Online')
  fill('Lokation', 'Aarhus')
  await press(user, 'Opdater')
  await expectClosed()
  release()
  expect(await screen.findByRole('cell', { name: 'Aarhus' })).toBeInTheDocument()
  expect(await site.courses()).toMatchObject([{ location: 'Aarhus' }])
})

test('saving a course that no longer exists is an error; the input stays and the list reloads', async () => {
  const { id, title } = await site.addCourse()
  const user = await openForm(`Rediger ${title}`)
  fill('Titel', 'Et nyt navn')
  await site.removeCourse(id)
  await press(user, 'Opdater')

  await expectFailure(
    'Kunne ikke opdatere kursus: Kurset findes ikke længere, eller du har ikke rettigheder til at ændre det.',
  )
  expect(field('Titel')).toHaveValue('Et nyt navn')
  expect(await screen.findByText('Ingen kurser fundet')).toBeInTheDocument()
})

/** Opens a course, lets somebody else change it, and tries to save another title. */
async function meetConflict(changes: Parameters<typeof site.changeCourse>[1]) {
  const course = await site.addCourse()
  const user = await openForm(`Rediger ${course.title}`)
  fill('Titel', 'Min titel')
  await site.changeCourse(course.id, changes)
  await press(user, 'Opdater')
  await expectConflict()
  return { course, user }
}

async function expectConflict(): Promise<void> {
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Kurset er ændret af en anden, siden du åbnede det.')
  await waitFor(() => expect(alert).toHaveFocus())
  expect(takeLoggedErrors()).toEqual(['Fejl'])
}

/** The fields that differ, each with the own and the stored value. */
function shownDifferences(): string[][] {
  return screen.getAllByRole('term').map((term) => {
    const versions = within(term.parentElement ?? term).getAllByRole('definition')
    return [term.textContent, ...versions.map(({ textContent }) => textContent)]
  })
}

const otherChange = { location: 'Online', event_date: '2030-11-20', available_spots: 4 }

test("a conflict overwrites nothing and shows the differences, until 'Gem min version' replaces the stored version", async () => {
  const { course, user } = await meetConflict(otherChange)

  await expectToast('Fejl', 'Kunne ikke opdatere kursus: Det er ændret af en anden.')
  expect(shownDifferences()).toEqual([
    ['Titel', 'Din versionMin titel', `Gemt version${course.title}`],
    ['Dato', 'Din version13. nov. 2030', 'Gemt version20. nov. 2030'],
    ['Lokation', 'Din versionFrederiksgade 7, 4. sal', 'Gemt versionOnline'],
    ['Ledige pladser', 'Din version12', 'Gemt version4'],
  ])
  expect(field('Titel')).toHaveValue('Min titel')
  expect(await site.courses()).toMatchObject([{ title: course.title, location: 'Online' }])
  expect(screen.queryByRole('button', { name: 'Opdater' })).not.toBeInTheDocument()

  // The differences follow the input, and a further change is a conflict again.
  fill('Lokation', 'Odense')
  await site.changeCourse(course.id, { location: 'Aarhus' })
  await press(user, 'Gem min version')
  const places = ['Lokation', 'Din versionOdense', 'Gemt versionAarhus']
  await waitFor(() => expect(shownDifferences()).toContainEqual(places))
  await expectConflict()
  expect(await site.courses()).toMatchObject([{ location: 'Aarhus' }])

  await press(user, 'Gem min version')
  await expectToast('Succes', 'Kursus opdateret succesfuldt')
  await expectClosed()
  expect(await site.courses()).toMatchObject([
    { title: 'Min titel', event_date: '2030-11-13', location: 'Odense', available_spots: 12 },
  ])
})

test("'Brug den gemte version' fills the form with the stored version, of which nothing is unsaved", async () => {
  const { course, user } = await meetConflict({ ...otherChange, url: '/contact' })
  await press(user, 'Brug den gemte version')

  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(field('Titel')).toHaveValue(course.title)
  expect(field('Titel')).toHaveFocus()
  expectFields({
    Dato: '2030-11-20',
    Lokation: 'Online',
    'Ledige pladser': '4',
    'URL (valgfri)': '/contact',
  })
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)

  fill('Titel', 'Begges titel')
  await press(user, 'Opdater')
  await expectToast('Succes', 'Kursus opdateret succesfuldt')
  expect(await site.courses()).toMatchObject([
    { title: 'Begges titel', location: 'Online', available_spots: 4, url: '/contact' },
  ])
})

test('hints block nothing, and the dialog cannot be closed or saved twice while it saves', async () => {
  const user = await openForm('Opret kursus')
  fillRequiredFields()
  fill('Dato', '2020-01-02')
  fill('Sluttidspunkt', '08:00')
  fill('Ledige pladser', '30')
  expect(field('Dato')).toHaveAccessibleDescription(
    'torsdag 2. januar 2020, uge 1 Datoen ligger i fortiden',
  )
  expect(field('Sluttidspunkt')).toHaveAccessibleDescription(
    'Sluttidspunktet ligger før starttidspunktet',
  )
  expect(field('Ledige pladser')).toHaveAccessibleDescription(
    'Der er flere ledige pladser end pladser i alt',
  )

  const release = site.hold()
  await user.dblClick(screen.getByRole('button', { name: 'Opret' }))
  const saving = await screen.findByRole('button', { name: 'Gemmer...' })
  expect(saving).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('button', { name: 'Annuller' })).toBeDisabled()
  await user.keyboard('{Enter}')
  await user.keyboard('{Escape}')
  await press(user, 'Luk')
  expect(screen.getByRole('dialog', { name: 'Opret nyt kursus' })).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()

  release()
  await expectToast('Succes', 'Kursus oprettet succesfuldt')
  await expectClosed()
  expect(await site.courses()).toHaveLength(1)
})

test('an address that begins with www is completed when its field is left or submitted', async () => {
  const user = await openForm('Opret kursus')
  fillRequiredFields()
  expect(screen.getByText('Skriv til os om en plads')).toBeInTheDocument()
  await user.type(field('URL (valgfri)'), 'www.eksempel.dk/søvn')
  expect(field('URL (valgfri)')).toHaveValue('www.eksempel.dk/søvn')
  await user.tab()
  expect(field('URL (valgfri)')).toHaveValue('https://www.eksempel.dk/søvn')
  expect(screen.getByText('Læs mere og tilmeld dig')).toBeInTheDocument()

  await user.clear(field('URL (valgfri)'))
  await user.type(field('URL (valgfri)'), 'www.eksempel.dk{Enter}')
  await expectClosed()
  expect(await site.courses()).toMatchObject([{ url: 'https://www.eksempel.dk' }])
})
