import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { recordAnnouncements } from '../../../helpers/announcements'
import { takeLoggedErrors } from '../../../helpers/logged-errors'
import { expectToast, setUpSite } from '../../../helpers/render-site'

const site = setUpSite({ usesBackend: true })

async function openDeleteDialog(user: UserEvent, title: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: `Slet ${title}` }))
  return screen.findByRole('alertdialog', { name: 'Slet kursus' })
}

function isCourseRequest(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('/course_events')
}

test('names the panel and offers to create a course and to sign out', async () => {
  await site.openPanel()

  expect(screen.getByText('Administrer kurser og begivenheder')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Opret kursus' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Log ud' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Kurser', level: 2 })).toBeInTheDocument()
  expect(document.title).toMatch(/^Admin Panel \| /)
})

test('lists each course by date with its time, type, place and actions', async () => {
  await site.addCourse({ title: 'Foredrag om søvn', type: 'foredrag', event_date: '2030-12-04' })
  await site.addCourse({ title: 'Aften for forældre', type: 'foraeldre', event_date: '2025-11-11' })
  await site.openPanel()

  const rows = within(await screen.findByRole('table')).getAllByRole<HTMLTableRowElement>('row')
  const cells = rows.map((row) => [...row.cells].map((cell) => cell.textContent))
  expect(cells).toEqual([
    ['Titel', 'Dato', 'Tid', 'Type', 'Lokation', 'Handlinger'],
    [
      'Aften for forældre',
      'Dato11. nov. 2025',
      'Tid16:00 - 18:30',
      'TypeForældrekurser',
      'LokationFrederiksgade 7, 4. sal',
      '',
    ],
    [
      'Foredrag om søvn',
      'Dato4. dec. 2030',
      'Tid16:00 - 18:30',
      'TypeForedrag',
      'LokationFrederiksgade 7, 4. sal',
      '',
    ],
  ])
  expect(screen.getByRole('button', { name: 'Rediger Foredrag om søvn' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Slet Foredrag om søvn' })).toBeInTheDocument()
})

test('marks courses with few or no places', async () => {
  await site.addCourse({ title: 'Få', available_spots: 3 })
  await site.addCourse({ title: 'Ingen', available_spots: 0 })
  await site.addCourse({ title: 'Mange', available_spots: 4 })
  await site.addCourse({ title: 'Forbi', available_spots: 0, event_date: '2020-01-02' })
  await site.openPanel()

  await screen.findByRole('table')
  const row = (title: string) => screen.getByRole('row', { name: new RegExp(title) })
  expect(row('Få')).toHaveTextContent('ForældrekurserFå pladser')
  expect(row('Ingen')).toHaveTextContent('ForældrekurserUdsolgt')
  expect(row('Mange')).not.toHaveTextContent(/Få pladser|Udsolgt/)
  expect(row('Forbi')).not.toHaveTextContent('Udsolgt')
})

test('the icons of a row have tooltips', async () => {
  const { title } = await site.addCourse()
  const user = await site.openPanel()

  await user.hover(await screen.findByRole('button', { name: `Slet ${title}` }))
  expect(await screen.findByRole('tooltip', { name: 'Slet' })).toBeInTheDocument()
})

test('says that there are no courses', async () => {
  await site.openPanel()

  expect(await screen.findByText('Ingen kurser fundet')).toBeInTheDocument()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test("says 'Indlæser admin panel...' while the courses load", async () => {
  const release = site.hold(isCourseRequest)
  await site.openPanel()

  expect(await screen.findByText('Indlæser admin panel...')).toBeInTheDocument()
  release()
  expect(await screen.findByText('Ingen kurser fundet')).toBeInTheDocument()
})

test('a failure to load the courses is explained, with a retry', async () => {
  await site.addCourse()
  site.intercept((request) =>
    isCourseRequest(request)
      ? Response.json({ code: 'X', message: 'kaput' }, { status: 400 })
      : undefined,
  )
  const user = await site.openPanel()

  await expectToast('Fejl', 'Kunne ikke hente kurser: kaput')
  expect(screen.getByText('Kurserne kunne ikke hentes.')).toBeInTheDocument()
  expect(screen.queryByText('Ingen kurser fundet')).not.toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual(['Fejl'])

  site.intercept(() => undefined)
  await user.click(screen.getByRole('button', { name: 'Prøv igen' }))
  expect(await screen.findByRole('table')).toBeInTheDocument()
  expect(screen.queryByText('Kurserne kunne ikke hentes.')).not.toBeInTheDocument()
})

test('a refused list is explained in its place until the retry', async () => {
  site.intercept((request) =>
    isCourseRequest(request)
      ? Response.json({ code: '42501', message: 'permission denied' }, { status: 403 })
      : undefined,
  )
  const announced = recordAnnouncements()
  const user = await site.openPanel()
  const list = within(screen.getByRole('region', { name: 'Kurser' }))

  await expectToast('Fejl', 'Kunne ikke hente kurser: permission denied')
  const explanation = await list.findByText('Du har ikke rettigheder til at se kurser.')
  expect(announced().slice(-2)).toEqual([
    'FejlKunne ikke hente kurser: permission denied',
    'Du har ikke rettigheder til at se kurser.',
  ])
  expect(takeLoggedErrors()).toEqual(['Fejl'])

  const release = site.hold()
  await user.click(list.getByRole('button', { name: 'Prøv igen' }))
  expect(explanation).not.toBeInTheDocument()
  release()
  expect(await list.findByText('Ingen kurser fundet')).toBeInTheDocument()
})

test('deletes a course after asking', async () => {
  const { title } = await site.addCourse()
  const user = await site.openPanel()
  const dialog = await openDeleteDialog(user, title)

  expect(dialog).toHaveAccessibleDescription(
    `Er du sikker på, at du vil slette kurset "${title}"? Denne handling kan ikke fortrydes.`,
  )
  expect(within(dialog).getByRole('button', { name: 'Annuller' })).toHaveFocus()

  await user.click(within(dialog).getByRole('button', { name: 'Slet' }))
  await expectToast('Succes', 'Kursus slettet succesfuldt')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(await screen.findByText('Ingen kurser fundet')).toBeInTheDocument()
  expect(await site.courses()).toEqual([])
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Admin Panel' })).toHaveFocus())
})

test("keeps the course on 'Annuller' and on Escape", async () => {
  const { title } = await site.addCourse()
  const user = await site.openPanel()
  const deleteButton = await screen.findByRole('button', { name: `Slet ${title}` })

  await user.click(deleteButton)
  await user.click(await screen.findByRole('button', { name: 'Annuller' }))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await waitFor(() => expect(deleteButton).toHaveFocus())

  await user.click(deleteButton)
  await screen.findByRole('alertdialog')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(await site.courses()).toHaveLength(1)
})

test('deletes once on a double click, and does not close while it deletes', async () => {
  const { title } = await site.addCourse()
  const user = await site.openPanel()
  await openDeleteDialog(user, title)
  const release = site.hold()
  await user.dblClick(screen.getByRole('button', { name: 'Slet' }))

  expect(await screen.findByRole('button', { name: 'Sletter...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await user.keyboard('{Enter}')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog')).toBeInTheDocument()
  expect(site.requests().filter((request) => request.startsWith('DELETE'))).toHaveLength(1)

  release()
  await expectToast('Succes', 'Kursus slettet succesfuldt')
})

test('stays open for another attempt when the delete fails', async () => {
  const { title } = await site.addCourse()
  const user = await site.openPanel()
  await openDeleteDialog(user, title)
  site.intercept((request) =>
    request.method === 'DELETE'
      ? Response.json({ code: 'X', message: 'kaput' }, { status: 400 })
      : undefined,
  )
  await user.click(screen.getByRole('button', { name: 'Slet' }))

  await expectToast('Fejl', 'Kunne ikke slette kursus: kaput')
  expect(screen.getByRole('alertdialog')).toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual(['Fejl'])

  site.intercept(() => undefined)
  await user.click(screen.getByRole('button', { name: 'Slet' }))
  await expectToast('Succes', 'Kursus slettet succesfuldt')
})

test('a refused delete is explained above the buttons until the next attempt', async () => {
  const { title } = await site.addCourse()
  const user = await site.openPanel()
  const dialog = within(await openDeleteDialog(user, title))
  site.intercept((request) =>
    request.method === 'DELETE'
      ? Response.json({ code: '42501', message: 'permission denied' }, { status: 403 })
      : undefined,
  )
  await user.click(dialog.getByRole('button', { name: 'Slet' }))

  await expectToast('Fejl', 'Kunne ikke slette kursus: permission denied')
  const explanation = await dialog.findByText('Du har ikke rettigheder til at ændre kurser.')
  expect(takeLoggedErrors()).toEqual(['Fejl'])

  const release = site.hold()
  await user.click(dialog.getByRole('button', { name: 'Slet' }))
  expect(explanation).not.toBeInTheDocument()
  release()
  await expectToast('Succes', 'Kursus slettet succesfuldt')
})

test('a delete of a course that somebody else has changed lists the changes and asks again', async () => {
  const { id, title } = await site.addCourse()
  const user = await site.openPanel()
  const dialog = await openDeleteDialog(user, title)
  await site.changeCourse(id, { title: 'Supervision for lærere', available_spots: 3 })
  await user.click(within(dialog).getByRole('button', { name: 'Slet' }))

  await expectToast('Fejl', 'Kunne ikke slette kursus: Det er ændret af en anden.')
  expect(dialog).toHaveAccessibleDescription(
    'Kurset er ændret af en anden, siden du åbnede listen. Titel er nu "Supervision for lærere". ' +
      'Ledige pladser er nu "3". Er du sikker på, at du stadig vil slette det? Denne handling kan ikke fortrydes.',
  )
  await waitFor(() => expect(dialog).toHaveFocus())
  expect(await site.courses()).toHaveLength(1)
  expect(takeLoggedErrors()).toEqual(['Fejl'])

  await user.click(within(dialog).getByRole('button', { name: 'Slet' }))
  await expectToast('Succes', 'Kursus slettet succesfuldt')
  expect(await site.courses()).toEqual([])
})

test('a course that is kept after a conflict is listed with its changed values', async () => {
  const { id, title } = await site.addCourse()
  const user = await site.openPanel()
  await openDeleteDialog(user, title)
  await site.changeCourse(id, { title: 'Supervision for lærere' })
  await user.click(screen.getByRole('button', { name: 'Slet' }))
  await screen.findByText(/Kurset er ændret af en anden/)
  await user.click(screen.getByRole('button', { name: 'Annuller' }))

  expect(
    await screen.findByRole('rowheader', { name: 'Supervision for lærere' }),
  ).toBeInTheDocument()
  expect(await site.courses()).toHaveLength(1)
  expect(takeLoggedErrors()).toEqual(['Fejl'])
})

test('leaves out a course with an invalid row, and shows the others', async () => {
  await site.addCourse({ title: 'Foredrag om søvn' })
  await site.addCourse({ title: 'Ulæselig' })
  site.intercept(async (request) => {
    if (!isCourseRequest(request)) return undefined
    const backend = await site.backend()
    const response = await backend.fetch(request)
    const rows: { title: string }[] = await response.json()
    const changed = rows.map((row) => (row.title === 'Ulæselig' ? { ...row, event_date: 7 } : row))
    return Response.json(changed, { headers: response.headers })
  })
  await site.openPanel()

  expect(await screen.findByRole('rowheader', { name: 'Foredrag om søvn' })).toBeInTheDocument()
  expect(screen.queryByRole('rowheader', { name: 'Ulæselig' })).not.toBeInTheDocument()
  expect(takeLoggedErrors()).toHaveLength(1)
})

test('reports a course that is already gone as an error and reloads the list', async () => {
  const { id, title } = await site.addCourse()
  const user = await site.openPanel()
  await openDeleteDialog(user, title)
  await site.removeCourse(id)
  await user.click(screen.getByRole('button', { name: 'Slet' }))

  await expectToast(
    'Fejl',
    'Kunne ikke slette kursus: Kurset findes ikke længere, eller du har ikke rettigheder til at ændre det.',
  )
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(await screen.findByText('Ingen kurser fundet')).toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual(['Fejl'])
})
