import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { newCourseRow } from '../../../helpers/course'
import { choose, expectClosed, fill, fillRequiredFields, press } from '../../../helpers/course-form'
import { expectFailure, expectMaybe } from '../../../helpers/expect-failure'
import { expectToast, setUpSite } from '../../../helpers/render-site'

const site = setUpSite({ usesBackend: true })

/** Opens the form of a new course, and fills it in with a title of its own: the page remembers unconfirmed courses. */
async function fillForm(title: string): Promise<UserEvent> {
  const user = await site.openPanel()
  await press(user, 'Opret kursus')
  await fillAgain(title)
  return user
}

async function fillAgain(title: string): Promise<void> {
  await screen.findByRole('dialog')
  fillRequiredFields()
  fill('Titel', title)
}

test('a form that is filled in again after a lost connection creates no second course', async () => {
  const user = await fillForm('Udfyldt igen')
  site.loseConnection()
  await press(user, 'Opret')
  await expectMaybe('Kunne ikke oprette kursus')
  expect(screen.getByText(/^Der kom intet svar\. Kurset kan være oprettet\./)).toBeInTheDocument()
  await user.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', {
    name: 'Luk uden at vide, om det lykkedes?',
  })
  expect(question).toHaveTextContent('Kurset kan være oprettet.')
  await press(user, 'Luk')

  await press(user, 'Opret kursus')
  await fillAgain('Udfyldt igen')
  fill('Lokation', 'Online')
  await press(user, 'Opret')
  await expectMaybe('Kunne ikke oprette kursus')
  site.intercept(() => undefined)
  fill('Titel', 'Rettet')
  await press(user, 'Opret')
  await expectToast('Succes', 'Kursus oprettet succesfuldt')
  expect(await site.courses()).toMatchObject([{ title: 'Rettet', location: 'Online' }])
})

test('a series is created once, as the form has it at the second press', async () => {
  const user = await fillForm('En række')
  await press(user, 'Tilføj en dato mere')
  await press(user, 'Tilføj en dato mere')
  site.loseConnection()
  await press(user, 'Opret')
  await expectMaybe('Kunne ikke oprette forløbet')
  expect(await site.courses()).toHaveLength(3)

  site.intercept(() => undefined)
  fill('Dato 2', '2031-02-11')
  await press(user, 'Fjern dato 3')
  await press(user, 'Opret')
  await expectToast('Succes', 'Forløb oprettet')
  const series = await site.asOwner('select distinct series_id from public.course_events')
  expect(series).toEqual([{ series_id: expect.any(String) }])
  const dates = (await site.courses()).map(({ event_date }) => event_date)
  expect(dates).toEqual(['2031-02-03', '2031-02-11'])
})

test('once the list is read again, the form says that the course has been created after all', async () => {
  const user = await fillForm('Oprettet alligevel')
  site.loseConnection()
  await press(user, 'Opret')
  await expectMaybe('Kunne ikke oprette kursus')
  site.reconnect()
  const done = await screen.findByRole('dialog', { name: 'Kurset er oprettet' })
  const words = 'Der kom intet svar, men listen er hentet igen: Kurset er oprettet.'
  expect(within(done).getByText(words)).toHaveFocus()
  await user.keyboard('{Escape}')
  await expectClosed()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test("a course is deleted after the administrator's own change whose response was lost, and comes back with it", async () => {
  const { title } = await site.addCourse()
  const user = await site.openPanel()
  await press(user, `Aflys eller udsæt ${title}`)
  await screen.findByRole('dialog')
  site.loseConnection()
  await press(user, 'Aflys kursus')
  await expectMaybe('Kunne ikke aflyse kursus')
  await press(user, 'Behold kurset')
  site.intercept(() => undefined)
  await press(user, `Slet ${title}`)
  await press(user, 'Slet')
  await expectToast('Succes', 'Kursus slettet succesfuldt')
  await press(user, `Opret igen: ${title}`)
  await expectToast('Succes', 'Kursus oprettet succesfuldt')
  expect(await site.stored('status')).toEqual([{ status: 'cancelled' }])
})

test('one of several new courses that somebody else has changed since is named, and the others stay to be created', async () => {
  const user = await fillForm('Flere gange')
  await press(user, 'Tilføj en dato mere')
  await choose(user, 'Samme kursus flere gange')
  site.loseConnection()
  await press(user, 'Opret')
  await expectMaybe('Kunne ikke oprette kurserne')
  const [created] = await site.courses()
  await site.changeCourse(created?.id ?? '', { location: 'Online' })
  site.intercept(() => undefined)
  fill('Titel', 'Rettet')
  await press(user, 'Opret')
  await expectFailure('Kunne ikke oprette kurserne: Det er ændret af en anden.')
  expect(screen.getByRole('dialog', { name: 'Opret nyt kursus' })).toHaveTextContent(
    'Kurset mandag den 3. februar 2031 er oprettet, og en anden har ændret det siden.',
  )
})

test('a creation that somebody else has changed since is a conflict, and both versions are shown', async () => {
  const user = await fillForm('Ændret siden')
  site.loseConnection()
  await press(user, 'Opret')
  await expectMaybe('Kunne ikke oprette kursus')
  const [created] = await site.courses()
  await site.changeCourse(created?.id ?? '', { location: 'Online', status: 'cancelled' })
  site.intercept(() => undefined)
  fill('Titel', 'Min titel')
  await press(user, 'Opret')
  await expectFailure('Kunne ikke oprette kursus: Det er ændret af en anden.')
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms).toEqual(['Titel', 'Lokation'])
  await press(user, 'Gem min version')
  await expectToast('Succes', 'Kursus opdateret succesfuldt')
  expect(await site.stored('title, location, status')).toEqual([
    { title: 'Min titel', location: 'Valby Kulturhus', status: 'cancelled' },
  ])
})

test('a course whose deletion had no response can be created again once the list shows that it is gone', async () => {
  const { id, title } = await site.addCourse()
  const user = await site.openPanel()
  await press(user, `Slet ${title}`)
  site.loseConnection()
  await press(user, 'Slet')
  await expectMaybe('Kunne ikke slette kursus')
  await press(user, 'Annuller')
  expect(screen.queryByText(`Slettet: ${title}`)).not.toBeInTheDocument()
  site.reconnect()
  expect(await screen.findByText(`Slettet: ${title}`)).toBeInTheDocument()
  await press(user, `Opret igen: ${title}`)
  await expectToast('Succes', 'Kursus oprettet succesfuldt')
  expect(await site.courses()).toMatchObject([{ id }])
})

/** Opens the form of the first of three dates of a series, to change the place of all. */
async function openFormOfSeries(): Promise<UserEvent> {
  await site.addCourses(
    ['2031-02-03', '2031-02-10', '2031-02-17'].map((event_date, index) =>
      newCourseRow({ title: `Del ${index + 1}`, event_date, series_id: SERIES }),
    ),
  )
  const user = await site.openPanel()
  await press(user, 'Rediger Del 1')
  await choose(user, 'Ret alle datoer')
  fill('Lokation', 'Online')
  return user
}

const SERIES = '5e71e500-0000-4000-8000-000000000012'

async function locations(): Promise<unknown[]> {
  return (await site.courses()).map(({ location }) => location)
}

test('a change of all dates that has not happened is said to concern none of them, and one that has to concern all', async () => {
  const user = await openFormOfSeries()
  const before = await locations()
  site.loseConnection({ isProcessed: false })
  await press(user, 'Opdater')
  await expectMaybe('Kunne ikke opdatere forløbet')
  expect(
    screen.getByText(/Enten er alle datoerne opdateret, eller også er ingen af dem\./),
  ).toBeInTheDocument()
  site.reconnect()
  expect(
    await screen.findByText('Listen er hentet igen: Ingen af datoerne er opdateret. Prøv igen.'),
  ).toBeInTheDocument()
  expect(await locations()).toEqual(before)

  site.loseConnection()
  await press(user, 'Opdater')
  await expectMaybe('Kunne ikke opdatere forløbet')
  site.reconnect()
  const done = await screen.findByRole('dialog', { name: 'Alle datoerne er opdateret' })
  expect(done).toHaveTextContent('listen er hentet igen: Alle datoerne er opdateret.')
  expect(await locations()).toEqual(['Online', 'Online', 'Online'])
})

test("a change of one date, after the administrator's own change of all without a response, is no conflict", async () => {
  const user = await openFormOfSeries()
  site.loseConnection()
  await press(user, 'Opdater')
  await expectMaybe('Kunne ikke opdatere forløbet')
  await user.keyboard('{Escape}')
  await press(user, 'Luk')
  await press(user, 'Rediger Del 2')
  await screen.findByRole('dialog')
  fill('Lokation', 'Aarhus')
  site.intercept(() => undefined)
  await press(user, 'Opdater')
  await expectToast('Succes', 'Kursus opdateret succesfuldt')
  expect(await locations()).toEqual(['Online', 'Aarhus', 'Online'])
})

test('a change of all dates names the date that somebody else has added, and reaches it when it is repeated', async () => {
  const user = await openFormOfSeries()
  await site.addCourse({ title: 'Del 4', event_date: '2031-02-24', series_id: SERIES })
  const before = await site.courses()
  await press(user, 'Opdater')
  await expectFailure('Kunne ikke opdatere forløbet: Det er ændret af en anden.')
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Der er ikke ændret noget. Datoen mandag den 24. februar 2031 er kommet til forløbet',
  )
  expect(await site.courses()).toEqual(before)
  await press(user, 'Opdater')
  await expectToast('Succes', 'Forløb opdateret')
  expect(await locations()).toEqual(Array(4).fill('Online'))
})

test('a date that was stored without a response, and taken out of the form again, is deleted by the next attempt', async () => {
  await site.addCourse({ title: 'Del 1', event_date: '2031-02-03' })
  const user = await site.openPanel()
  await press(user, 'Rediger Del 1')
  await press(user, 'Tilføj en dato mere')
  site.loseConnection()
  await press(user, 'Opdater')
  await expectMaybe('Kunne ikke opdatere kursus')
  expect(await site.courses()).toHaveLength(2)

  await press(user, 'Fjern ny dato')
  fill('Lokation', 'Online')
  await press(user, 'Opdater')
  await expectMaybe('Kunne ikke opdatere kursus')
  site.intercept(() => undefined)
  await press(user, 'Opdater')
  await expectToast('Succes', 'Kursus opdateret succesfuldt')
  expect(await site.asOwner('select location, series_id from public.course_events')).toEqual([
    { location: 'Online', series_id: null },
  ])
})

test("all dates that are deleted after the administrator's own change without a response come back with it", async () => {
  const user = await openFormOfSeries()
  site.loseConnection()
  await press(user, 'Opdater')
  await expectMaybe('Kunne ikke opdatere forløbet')
  await user.keyboard('{Escape}')
  await press(user, 'Luk')
  site.intercept(() => undefined)
  await press(user, 'Slet Del 1')
  await user.click(await screen.findByRole('radio', { name: 'Alle 3 datoer i forløbet' }))
  await press(user, 'Slet')
  await expectToast('Succes', 'Forløb slettet')
  expect(await locations()).toEqual([])
  await press(user, 'Fortryd')
  await expectToast('Succes', 'Forløb oprettet igen')
  expect(await locations()).toEqual(['Online', 'Online', 'Online'])
})
