import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { newCourseRow } from '../../../helpers/course'
import { choose, expectClosed, fill, fillRequiredFields, press } from '../../../helpers/course-form'
import { expectFailure } from '../../../helpers/expect-failure'
import { expectToast, setUpSite } from '../../../helpers/render-site'

const site = setUpSite({ usesBackend: true })

const SERIES = '11111111-1111-4111-8111-111111111111'
const DAYS = ['2031-02-03', '2031-02-10', '2031-02-17']
const ALL_DATES = 'Ret alle datoer'
const ONE_COURSE = { name: 'Ét forløb: én tilmelding, én pris' }

function storedDates() {
  return site.stored(
    'event_date::text as date, title, location, price, available_spots as spots, series_id as series',
  )
}

async function titles(): Promise<unknown[]> {
  return (await storedDates()).map(({ title }) => title)
}

async function addSeries(): Promise<void> {
  await site.addCourses(
    DAYS.map((event_date) =>
      newCourseRow({ title: 'Ro i familien', event_date, series_id: SERIES }),
    ),
  )
}

async function changeDate(day: string, changes: Parameters<typeof site.changeCourse>[1]) {
  const course = (await site.courses()).find(({ event_date }) => event_date === day)
  await site.changeCourse(course?.id ?? '', changes)
}

/** Opens the form of the first date on the list. */
async function editFirst(): Promise<UserEvent> {
  const user = await site.openPanel()
  await openFirst(user)
  return user
}

async function openFirst(user: UserEvent): Promise<void> {
  const [edit] = await screen.findAllByRole('button', { name: 'Rediger Ro i familien' })
  if (edit) await user.click(edit)
  await screen.findByRole('dialog', { name: 'Rediger kursus' })
}

test("several dates of a parents' course are one course, unless they are said to be several", async () => {
  const user = await site.openPanel()
  await press(user, 'Opret kursus')
  await screen.findByRole('dialog')
  fillRequiredFields()
  fill('Pris (valgfri)', '900 kr.')
  await press(user, 'Tilføj en dato mere')
  await user.selectOptions(screen.getByLabelText('Type'), 'Supervision')
  expect(screen.getByRole('radio', { name: 'Samme kursus flere gange' })).toBeChecked()
  expect(screen.getByText('Der oprettes 2 kurser, ét for hver dato.')).toBeInTheDocument()
  expect(screen.getByLabelText('Ledige pladser')).not.toHaveAccessibleDescription()
  await user.selectOptions(screen.getByLabelText('Type'), 'Forældrekurser')
  expect(screen.getByRole('radio', ONE_COURSE)).toBeChecked()
  expect(screen.getByText('Det bliver ét forløb med 2 datoer.')).toBeInTheDocument()
  expect(screen.getByLabelText('Ledige pladser')).toHaveAccessibleDescription(
    'Gælder hele forløbet.',
  )
  const card = screen.getByRole('article')
  for (const text of ['Del 1 af 2', '900 kr. for hele forløbet', 'mandag 10. feb. 2031'])
    expect(card).toHaveTextContent(text)

  await press(user, 'Opret')
  await expectToast('Succes', 'Forløb oprettet')
  const [first, second] = await storedDates()
  expect(first?.series).toMatch(/^[0-9a-f-]{36}$/)
  expect(second?.series).toBe(first?.series)
})

test('a change of all dates writes what was changed, and leaves alone what belongs to one date', async () => {
  await addSeries()
  await changeDate('2031-02-17', { location: 'Online' })
  const user = await editFirst()
  fill('Dato', '2031-02-04')
  fill('Titel', 'Ro og søvn')
  await choose(user, ALL_DATES)
  expect(screen.queryByLabelText('Dato')).not.toBeInTheDocument()
  expect(
    screen.getByText(/^Det, du har rettet på denne dato alene, bliver ikke gemt/),
  ).toBeVisible()
  fill('Pris (valgfri)', '900 kr.')
  await press(user, 'Opdater')
  await expectToast('Succes', 'Forløb opdateret')
  const changed = { title: 'Ro og søvn', price: '900 kr.' }
  const place = 'Frederiksgade 7, 4. sal'
  expect(await storedDates()).toMatchObject([
    { date: '2031-02-03', ...changed, location: place },
    { date: '2031-02-10', ...changed, location: place },
    { date: '2031-02-17', ...changed, location: 'Online' },
  ])
})

test('the title of one date is its own, and its places are those of the whole', async () => {
  await addSeries()
  const user = await editFirst()
  expect(screen.getByRole('radio', { name: 'Ret kun denne dato (del 1 af 3)' })).toBeChecked()
  fill('Titel', 'Den første aften')
  fill('Ledige pladser', '4')
  await press(user, 'Opdater')
  await expectToast('Succes', 'Kursus opdateret succesfuldt')
  expect(await storedDates()).toMatchObject([
    { title: 'Den første aften', spots: 4 },
    { title: 'Ro i familien', spots: 4 },
    { title: 'Ro i familien', spots: 4 },
  ])
})

test('a date that is added to a series comes after its last one', async () => {
  await addSeries()
  const user = await editFirst()
  await press(user, 'Tilføj en dato mere')
  expect(screen.getByLabelText('Ny dato')).toHaveValue('2031-02-24')
  expect(screen.queryByRole('radio', ONE_COURSE)).not.toBeInTheDocument()
  expect(screen.getByText('Forløbet får én dato mere.')).toBeInTheDocument()
  expect(screen.getByRole('article')).toHaveTextContent('Del 1 af 4')
  await press(user, 'Opdater')
  await expectClosed()
  expect((await storedDates()).map(({ series }) => series)).toEqual(Array(4).fill(SERIES))
})

test('a date that is taken out of its series keeps its places to itself', async () => {
  await addSeries()
  const user = await editFirst()
  fill('Ledige pladser', '4')
  await user.click(screen.getByRole('checkbox', { name: 'Tag datoen ud af forløbet' }))
  expect(screen.getByLabelText('Ledige pladser')).not.toHaveAccessibleDescription()
  expect(screen.getByRole('article')).not.toHaveTextContent('Del 1')
  await press(user, 'Opdater')
  await expectClosed()
  expect(await storedDates()).toMatchObject([
    { series: null, spots: 4 },
    { series: SERIES, spots: 12 },
    { series: SERIES, spots: 12 },
  ])
})

test('a stored course becomes one of several dates, or is held again with every place free', async () => {
  await site.addCourse({ title: 'Ro i familien', event_date: '2031-02-03' })
  const user = await editFirst()
  await press(user, 'Tilføj en dato mere')
  expect(screen.getByRole('radio', ONE_COURSE)).toBeChecked()
  await choose(user, 'Samme kursus flere gange')
  expect(screen.getByText('Der oprettes ét kursus mere.')).toBeInTheDocument()
  await press(user, 'Opdater')
  await expectClosed()
  expect(await storedDates()).toMatchObject([
    { date: '2031-02-03', series: null, spots: 12 },
    { date: '2031-02-10', series: null, spots: 20 },
  ])

  await openFirst(user)
  await press(user, 'Tilføj en dato mere')
  fill('Ny dato', '2031-03-03')
  await press(user, 'Opdater')
  await expectClosed()
  const [first, again, last] = await storedDates()
  expect(first?.series).toEqual(expect.any(String))
  expect(again).toMatchObject({ series: null })
  expect(last).toMatchObject({ date: '2031-03-03', series: first?.series, spots: 12 })
})

test('another date that somebody else has changed is named, and the next attempt keeps the change', async () => {
  await addSeries()
  const user = await editFirst()
  await choose(user, ALL_DATES)
  fill('Titel', 'Ro og søvn')
  await changeDate('2031-02-17', { location: 'Online' })
  await press(user, 'Opdater')
  await expectFailure('Kunne ikke opdatere forløbet: Det er ændret af en anden.')
  await screen.findByText(
    /^Der er ikke ændret noget\. Datoen mandag den 17\. februar 2031 er ændret af en anden/,
  )
  expect(await titles()).toEqual(Array(3).fill('Ro i familien'))
  await press(user, 'Opdater')
  await expectToast('Succes', 'Forløb opdateret')
  expect(await titles()).toEqual(Array(3).fill('Ro og søvn'))
  expect(await storedDates()).toMatchObject([{}, {}, { location: 'Online' }])
})

test('a conflict about the date of the form saves nothing on any date until a version is chosen', async () => {
  await addSeries()
  const user = await editFirst()
  await choose(user, ALL_DATES)
  fill('Titel', 'Ro og søvn')
  await changeDate('2031-02-03', { event_date: '2031-02-05', location: 'Online' })
  await press(user, 'Opdater')
  await expectFailure('Kunne ikke opdatere forløbet: Det er ændret af en anden.')
  const terms = (await screen.findAllByRole('term')).map(({ textContent }) => textContent)
  expect(terms).toEqual(['Titel', 'Lokation'])
  expect(await titles()).toEqual(Array(3).fill('Ro i familien'))
  await press(user, 'Gem min version')
  await expectToast('Succes', 'Forløb opdateret')
  const place = 'Frederiksgade 7, 4. sal'
  expect(await storedDates()).toMatchObject([
    { date: '2031-02-05', title: 'Ro og søvn', location: place },
    { date: '2031-02-10', title: 'Ro og søvn', location: place },
    { date: '2031-02-17', title: 'Ro og søvn', location: place },
  ])
})

test('a postponed course is shown as moved once the form gives it a new day', async () => {
  await site.addCourse({
    title: 'Ro i familien',
    event_date: '2031-02-03',
    status: 'postponed',
    status_note: 'Underviseren er syg',
  })
  const user = await editFirst()
  expect(screen.getByText(/^Kurset er udsat\. Giv det en ny dato/)).toBeInTheDocument()
  fill('Dato', '2031-03-03')
  expect(
    screen.getByText('Kurset vises som flyttet fra 3. februar 2031 kl. 16:00.'),
  ).toBeInTheDocument()
  const note = screen.getByLabelText('Besked på hjemmesiden (valgfri)')
  expect(note).toHaveAccessibleDescription(
    'Handler den om, at kurset er udsat, så ret eller slet den.',
  )
  fill('Besked på hjemmesiden (valgfri)', 'Ny dato er fundet')
  await press(user, 'Opdater')
  await expectClosed()
  expect(await site.stored('status, status_note, moved_from_date::text')).toEqual([
    { status: 'moved', status_note: 'Ny dato er fundet', moved_from_date: '2031-02-03' },
  ])
})
