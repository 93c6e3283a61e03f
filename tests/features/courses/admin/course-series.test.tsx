import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type NewCourseRow, newCourseRow } from '../../../helpers/course'
import { choose, expectClosed, fill, press } from '../../../helpers/course-form'
import { expectFailure, expectMaybe } from '../../../helpers/expect-failure'
import { takeLoggedErrors } from '../../../helpers/logged-errors'
import { expectToast, setUpSite } from '../../../helpers/render-site'

const site = setUpSite({ usesBackend: true })

const SERIES = '5e71e500-0000-4000-8000-000000000009'
const NOTE = 'Besked på hjemmesiden (valgfri)'

afterEach(() => {
  // The filter is written to the URL without the router of the tests.
  window.history.replaceState(null, '', '/')
})

/** Adds a series with dates on Wednesdays in November 2030, named after their days, and opens the list. */
async function openSeries(changes: readonly Partial<NewCourseRow>[] = [{}, {}, {}]) {
  const rows = await site.addCourses(
    changes.map((change, index) => {
      const day = 6 + 7 * index
      const event_date = `2030-11-${String(day).padStart(2, '0')}`
      return newCourseRow({ title: `Den ${day}.`, event_date, series_id: SERIES, ...change })
    }),
  )
  const user = await site.openPanel()
  await screen.findByRole('table')
  return { user, ids: rows.map(({ id }) => id) }
}

function rowTitles(): (string | null | undefined)[] {
  const headers = screen.getByRole('table').querySelectorAll('tbody th')
  return Array.from(headers, (header) => header.firstElementChild?.textContent)
}

function participantsText(): string {
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tekst til deltagerne' }).value
}

test('a date of a series says which part it is, and leads to the others', async () => {
  await site.addCourse({ title: 'Et andet', event_date: '2030-11-01' })
  const { user } = await openSeries()
  const other = within(screen.getByRole('row', { name: /Et andet/ }))
  expect(other.queryByText(/^Del /)).not.toBeInTheDocument()
  const link = 'Del 2 af 3, Vis forløbets datoer: Den 13.'
  await user.click(screen.getByRole('link', { name: link }))
  await waitFor(() => expect(rowTitles()).toEqual(['Den 6.', 'Den 13.', 'Den 20.']))
  expect(screen.getByRole('button', { name: 'Alle (3)' })).toBeInTheDocument()
  await press(user, 'Kun ét forløb')
  expect(rowTitles()).toHaveLength(4)
  expect(screen.getByRole('searchbox')).toHaveFocus()
})

test('a row offers what its status lets an administrator do, and postponed courses have a view', async () => {
  await site.addCourse({ title: 'Senere', status: 'postponed' })
  await site.addCourse({ title: 'Aldrig', status: 'cancelled' })
  await site.addCourse({ title: 'Snart' })
  const user = await site.openPanel()
  for (const name of ['Aflys eller udsæt Snart', 'Genåbn eller aflys Senere', 'Genåbn Aldrig']) {
    expect(await screen.findByRole('button', { name })).toBeInTheDocument()
  }
  await press(user, 'Udsatte (1)')
  expect(rowTitles()).toEqual(['Senere'])
})

test('a course is postponed, and the text for its participants says that they will hear of a new day', async () => {
  await site.addCourse({ title: 'Snart' })
  const user = await site.openPanel()
  await press(user, 'Aflys eller udsæt Snart')
  await choose(user, 'Udsæt, til der er en ny dato')
  await user.type(screen.getByLabelText(NOTE), 'Lokalet er lukket.')
  await press(user, 'Udsæt kursus')
  await expectToast('Succes', 'Kursus udsat')
  expect(await screen.findByRole('dialog', { name: 'Kurset er udsat' })).toBeInTheDocument()
  expect(participantsText()).toMatch(
    /^Kære deltager\n\nKurset ”Snart” onsdag den 13\. november 2030 kl\. 16:00-18:30 er udsat\.\n\nDu hører fra os, når vi kender den nye dato\.\n\nLokalet er lukket\.\n\n/,
  )
  expect(await site.stored('status, status_note, moved_from_date')).toEqual([
    { status: 'postponed', status_note: 'Lokalet er lukket.', moved_from_date: null },
  ])
  await user.keyboard('{Escape}')
  expect(await screen.findByText('Udsat – ny dato følger')).toBeInTheDocument()
})

test.each([
  ['Genåbn på den gamle dag', 'Genåbn', 'Kursus genåbnet', 'planned', null],
  ['Aflys', 'Aflys kursus', 'Kursus aflyst', 'cancelled', 'Ny dato følger'],
])('a postponed course can be decided about: %s', async (choice, button, toast, status, note) => {
  await site.addCourse({ title: 'Snart', status: 'postponed', status_note: 'Ny dato følger' })
  const user = await site.openPanel()
  await press(user, 'Genåbn eller aflys Snart')
  await choose(user, choice)
  await press(user, button)
  await expectToast('Succes', toast)
  expect(await site.stored('status, status_note')).toEqual([{ status, status_note: note }])
})

test('one date of a series is cancelled, and its text says which dates remain', async () => {
  const { user } = await openSeries()
  await press(user, 'Aflys eller udsæt Den 13.')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('radio', { name: 'Kun denne dato' })).toBeChecked()
  expect(dialog).toHaveTextContent('De andre datoer i forløbet ændrer sig ikke.')
  await press(user, 'Aflys datoen')
  await expectToast('Succes', 'Kursus aflyst')
  expect(await screen.findByRole('dialog', { name: 'Datoen er aflyst' })).toBeInTheDocument()
  expect(participantsText()).toContain(
    'Én af datoerne i forløbet ”Den 13.” er aflyst: onsdag den 13. november 2030 kl. 16:00-18:30.\n\n' +
      'Resten af forløbet er uændret:\n- onsdag den 6. november 2030 kl. 16:00-18:30\n- onsdag den 20. november 2030 kl. 16:00-18:30\n\n',
  )
  const [planned, cancelled] = [{ status: 'planned' }, { status: 'cancelled' }]
  expect(await site.stored('status')).toEqual([planned, cancelled, planned])
})

test('all dates of a series that are not over are postponed, and reopened together', async () => {
  const { user } = await openSeries([
    { event_date: '2001-11-07', status: 'planned', status_note: null },
    { status: 'cancelled', status_note: 'Underviseren er syg.' },
    { status: 'planned', status_note: null },
    { status: 'planned', status_note: null },
  ])
  await press(user, 'Aflys eller udsæt Den 20.')
  await choose(user, 'Udsæt, til der er en ny dato')
  await choose(user, 'Alle datoer, der ikke er afholdt')
  const dialog = screen.getByRole('dialog')
  const days = within(dialog).getAllByRole('listitem')
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'onsdag den 20. november 2030',
    'onsdag den 27. november 2030',
  ])
  await press(user, 'Udsæt datoerne')
  await expectToast('Succes', 'Forløb udsat')
  expect(participantsText()).toContain(
    'Disse datoer i forløbet ”Den 20.” er udsat:\n- onsdag den 20. november 2030 kl. 16:00-18:30\n- onsdag den 27. november 2030 kl. 16:00-18:30\n\nDu hører fra os, når vi kender de nye datoer.',
  )
  const statuses = () => site.stored('status').then((rows) => rows.map(({ status }) => status))
  expect(await statuses()).toEqual(['planned', 'cancelled', 'postponed', 'postponed'])

  await user.keyboard('{Escape}')
  await press(user, 'Genåbn Den 13.')
  await choose(user, 'Alle datoer, der er aflyst eller udsat')
  await press(user, 'Genåbn datoerne')
  await expectToast('Succes', 'Forløb genåbnet')
  expect(await statuses()).toEqual(['planned', 'planned', 'planned', 'planned'])
})

test('a cancellation of all dates without a response leads to its text once the list shows it', async () => {
  const { user } = await openSeries()
  await press(user, 'Aflys eller udsæt Den 6.')
  await choose(user, 'Alle datoer, der ikke er afholdt')
  site.loseConnection()
  await press(user, 'Aflys datoerne')
  await expectMaybe('Kunne ikke aflyse forløbet')
  expect(
    screen.getByText(/^Der kom intet svar\. Enten er alle datoerne aflyst, eller også er ingen/),
  ).toBeInTheDocument()
  site.reconnect()
  expect(await screen.findByRole('dialog', { name: 'Datoerne er aflyst' })).toBeInTheDocument()
  expect(participantsText()).toContain('- onsdag den 20. november 2030')
})

test('the free places of a series change on all its dates, and are taken back together', async () => {
  const { user, ids } = await openSeries()
  await press(user, 'Én ledig plads færre: Den 13.')
  await expectToast('Succes', 'Den 13.: 11 af 20 ledige, før 12')
  expect(await site.stored('available_spots')).toEqual(Array(3).fill({ available_spots: 11 }))
  await press(user, 'Fortryd')
  await expectToast('Succes', 'Den 13.: 12 af 20 ledige, før 11')
  expect(await site.stored('available_spots')).toEqual(Array(3).fill({ available_spots: 12 }))

  await site.changeCourse(ids[2] ?? '', { available_spots: 9 })
  await press(user, 'Én ledig plads færre: Den 6.')
  await expectFailure('Kunne ikke opdatere forløbet: Det er ændret af en anden.')
  // The places of the whole are the fewest.
  await waitFor(() => expect(screen.getAllByText('9 af 20 ledige')).toHaveLength(3))
})

test('the free places of a series do not change without the date that somebody else has added', async () => {
  const { user } = await openSeries([{}, {}])
  const added = { title: 'Ny', event_date: '2030-11-09', series_id: SERIES, available_spots: 12 }
  await site.addCourse(added)
  await press(user, 'Én ledig plads færre: Den 13.')
  await expectFailure('Kunne ikke opdatere forløbet: Det er ændret af en anden.')
  await screen.findByRole('button', { name: 'Én ledig plads færre: Ny' })
  expect(await site.stored('available_spots')).toEqual(Array(3).fill({ available_spots: 12 }))
  await press(user, 'Én ledig plads færre: Den 13.')
  await expectToast('Succes', 'Den 13.: 11 af 20 ledige, før 12')
  expect(await site.stored('available_spots')).toEqual(Array(3).fill({ available_spots: 11 }))
})

test('a series is copied with its days moved by weeks, planned and with every place free', async () => {
  const { user } = await openSeries([
    { start_time: '09:00', location: 'Valby', price: '250 kr.', status: 'planned' },
    { start_time: '10:00', location: 'Online', price: '250 kr.', status: 'cancelled' },
  ])
  await press(user, 'Kopiér Den 13.')
  const dialog = await screen.findByRole('dialog', { name: 'Kopiér forløb' })
  expect(within(dialog).getByLabelText('Flyt datoerne så mange uger frem')).toHaveValue('2')
  fill('Flyt datoerne så mange uger frem', '0')
  expect(within(dialog).getByText('Skriv et helt tal fra 1 til 520')).toBeInTheDocument()
  await press(user, 'Kopiér forløbet')
  expect(within(dialog).getByLabelText('Flyt datoerne så mange uger frem')).toHaveFocus()
  fill('Flyt datoerne så mange uger frem', '8')
  const days = within(dialog).getAllByRole('listitem')
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'onsdag den 1. januar 2031 kl. 09:00-18:30',
    'onsdag den 8. januar 2031 kl. 10:00-18:30',
  ])
  await press(user, 'Kopiér forløbet')
  await expectToast('Succes', 'Forløb kopieret')
  const [first, second, ...copies] = await site.stored(
    'event_date::text, start_time::text, location, price, status, available_spots, series_id',
  )
  expect([first, second]).toMatchObject([{ series_id: SERIES }, { series_id: SERIES }])
  const copied = { status: 'planned', price: '250 kr.', available_spots: 20 }
  expect(copies).toMatchObject([
    { ...copied, event_date: '2031-01-01', start_time: '09:00:00', location: 'Valby' },
    { ...copied, event_date: '2031-01-08', start_time: '10:00:00', location: 'Online' },
  ])
  expect(new Set(copies.map(({ series_id }) => series_id)).size).toBe(1)
  expect(copies[0]?.series_id).not.toBe(SERIES)
  expect(screen.getAllByText(/^Gemt kl\./)).toHaveLength(2)
})

test('a copy of one date alone is filled in by the form', async () => {
  const { user } = await openSeries()
  await press(user, 'Kopiér Den 13.')
  await choose(user, 'Kun denne dato')
  await press(user, 'Videre')
  const form = await screen.findByRole('dialog', { name: 'Opret nyt kursus' })
  expect(within(form).getByLabelText('Titel')).toHaveValue('Den 13.')
  await user.keyboard('{Escape}')
  await expectClosed()
  expect(screen.getByRole('button', { name: 'Kopiér Den 13.' })).toHaveFocus()
})

test('a copy that is made again after a lost response creates no second one', async () => {
  const { user } = await openSeries([{}, {}])
  await press(user, 'Kopiér Den 6.')
  site.loseConnection()
  await press(user, 'Kopiér forløbet')
  await expectMaybe('Kunne ikke kopiere forløbet')
  await user.keyboard('{Escape}')
  await press(user, 'Luk')
  site.intercept(() => undefined)
  await press(user, 'Kopiér Den 6.')
  fill('Flyt datoerne så mange uger frem', '4')
  await press(user, 'Kopiér forløbet')
  await expectToast('Succes', 'Forløb kopieret')
  expect(await site.stored('event_date::text')).toEqual([
    { event_date: '2030-11-06' },
    { event_date: '2030-11-13' },
    { event_date: '2030-12-04' },
    { event_date: '2030-12-11' },
  ])
})

test('one date of a series is deleted, with the question of the specification', async () => {
  const { user } = await openSeries()
  await press(user, 'Slet Den 13.')
  const dialog = await screen.findByRole('alertdialog', { name: 'Slet kursus' })
  expect(within(dialog).getByRole('radio', { name: 'Kun denne dato' })).toHaveFocus()
  expect(dialog).toHaveAccessibleDescription(
    'Er du sikker på, at du vil slette kurset "Den 13."? Denne handling kan ikke fortrydes.',
  )
  await press(user, 'Slet')
  await expectToast('Succes', 'Kursus slettet succesfuldt')
  expect(await site.stored('title')).toEqual([{ title: 'Den 6.' }, { title: 'Den 20.' }])
})

test('all dates of a series are deleted together, and come back together', async () => {
  const { user } = await openSeries([
    { status: 'planned', status_note: null },
    { status: 'cancelled', status_note: 'Syg' },
  ])
  const before = await site.stored('id, title, event_date, series_id, status, status_note')
  await press(user, 'Slet Den 6.')
  await choose(user, 'Alle 2 datoer i forløbet')
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    'Er du sikker på, at du vil slette alle 2 datoer i forløbet "Den 6."? Denne handling kan ikke fortrydes.',
  )
  await press(user, 'Slet')
  await expectToast('Succes', 'Forløb slettet')
  expect(await site.stored('id')).toEqual([])
  expect(await screen.findByText('Slettet, 2 datoer: Den 6.')).toBeInTheDocument()
  await press(user, 'Fortryd')
  await expectToast('Succes', 'Forløb oprettet igen')
  expect(await site.stored('id, title, event_date, series_id, status, status_note')).toEqual(before)
  await waitFor(() => expect(screen.queryByText(/^Slettet/)).not.toBeInTheDocument())
})

test('dates of a deleted series that came back by another way are not created again', async () => {
  const { user, ids } = await openSeries()
  await press(user, 'Slet Den 6.')
  await choose(user, 'Alle 3 datoer i forløbet')
  // The list, which is read again after the deletion, would show it.
  const release = site.hold(({ method, url }) => method === 'GET' && !/[?&](series_)?id=/.test(url))
  await press(user, 'Slet')
  await expectToast('Succes', 'Forløb slettet')
  await site.addCourse({ id: ids[1] ?? '', title: 'Er tilbage', event_date: '2030-11-13' })
  await press(user, 'Opret igen: Den 6.')
  await expectFailure(
    'Kunne ikke oprette forløbet: Der står allerede et kursus med samme id på listen.',
  )
  release()
  expect(await screen.findByText('Slettet, 2 datoer: Den 6.')).toBeInTheDocument()
  await press(user, 'Opret igen: Den 6.')
  await expectToast('Succes', 'Forløb oprettet igen')
  expect(await site.stored('title')).toEqual([
    { title: 'Den 6.' },
    { title: 'Er tilbage' },
    { title: 'Den 20.' },
  ])
})

test('a deletion of all dates is refused where another administrator has changed one, and asks again', async () => {
  const { user, ids } = await openSeries()
  await press(user, 'Slet Den 6.')
  await choose(user, 'Alle 3 datoer i forløbet')
  await site.changeCourse(ids[2] ?? '', { location: 'Online' })
  await press(user, 'Slet')
  await expectFailure('Kunne ikke slette forløbet: Det er ændret af en anden.')
  const dialog = screen.getByRole('alertdialog')
  expect(
    await within(dialog).findByText(/Datoen onsdag den 20\. november 2030 er ændret af en anden/),
  ).toBeInTheDocument()
  await waitFor(() => expect(dialog).toHaveFocus())
  expect(await site.stored('id')).toHaveLength(3)
  await press(user, 'Slet')
  await expectToast('Succes', 'Forløb slettet')
  expect(await site.stored('id')).toEqual([])
})

test.each([
  [
    'Aflys eller udsæt',
    'Alle datoer, der ikke er afholdt',
    'Aflys datoerne',
    'aflyse',
    'aflyst',
    3,
  ],
  ['Slet', 'Alle 2 datoer i forløbet', 'Slet', 'slette', 'slettet', 0],
])(
  '%s, for all dates, is refused where somebody else has added one, and reaches it when it is repeated',
  async (action, scope, confirm, verb, done, count) => {
    const { user } = await openSeries([{}, {}])
    await press(user, `${action} Den 13.`)
    await choose(user, scope)
    await site.addCourse({ title: 'Ny', event_date: '2030-11-09', series_id: SERIES })
    const before = await site.courses()
    await press(user, confirm)
    await expectFailure(`Kunne ikke ${verb} forløbet: Det er ændret af en anden.`)
    expect(
      screen.getByText(/Datoen lørdag den 9\. november 2030 er kommet til forløbet/),
    ).toBeInTheDocument()
    const days = Array.from(
      document.querySelectorAll('[role$=dialog] li'),
      (day) => day.textContent,
    )
    expect(days.map((text) => /\d+\./.exec(text)?.[0])).toEqual(['6.', '9.', '13.'])
    expect(await site.courses()).toEqual(before)
    await press(user, confirm)
    await expectToast('Succes', `Forløb ${done}`)
    expect(await site.stored('status')).toEqual(Array(count).fill({ status: 'cancelled' }))
  },
)

test('a deletion of all dates that has not happened is said not to have, and one that has can be undone', async () => {
  const { user } = await openSeries()
  await press(user, 'Slet Den 6.')
  await choose(user, 'Alle 3 datoer i forløbet')
  site.loseConnection({ isProcessed: false })
  await press(user, 'Slet')
  await expectMaybe('Kunne ikke slette forløbet')
  site.reconnect()
  const undone = 'Listen er hentet igen: Ingen af datoerne er slettet. Prøv igen.'
  expect(await screen.findByText(undone)).toBeInTheDocument()

  site.loseConnection()
  await press(user, 'Slet')
  await expectMaybe('Kunne ikke slette forløbet')
  site.reconnect()
  const done = await screen.findByRole('alertdialog', { name: 'Alle datoerne er slettet' })
  expect(done).toHaveAccessibleDescription(
    'Der kom intet svar, men listen er hentet igen: Alle datoerne er slettet.',
  )
  expect(within(done).queryByRole('button', { name: 'Slet' })).not.toBeInTheDocument()
  await press(user, 'Luk')
  expect(await screen.findByText('Slettet, 3 datoer: Den 6.')).toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual([])
})
