import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { recordAnnouncements } from '../../../helpers/announcements'
import { newCourseRow, newCourseRows } from '../../../helpers/course'
import { press } from '../../../helpers/course-form'
import { expectFailure } from '../../../helpers/expect-failure'
import { expectToast, setUpSite } from '../../../helpers/render-site'

const site = setUpSite({ usesBackend: true })

async function openDeleteDialog(user: UserEvent, title: string): Promise<HTMLElement> {
  await press(user, `Slet ${title}`)
  return screen.findByRole('alertdialog', { name: 'Slet kursus' })
}

async function confirm(user: UserEvent): Promise<void> {
  await press(user, 'Slet')
}

function isCourseRequest(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('/course_events')
}

function isDelete({ method }: Request): boolean {
  return method === 'DELETE'
}

test('the panel says that it loads, then that there are no courses', async () => {
  const release = site.hold(isCourseRequest)
  await site.openPanel()

  expect(document.title).toMatch(/^Admin Panel \| /)
  expect(screen.getByText('Administrer kurser og begivenheder')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Opret kursus' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Log ud' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Kurser', level: 2 })).toBeInTheDocument()
  expect(await screen.findByText('Indlæser admin panel...')).toBeInTheDocument()
  release()
  expect(await screen.findByText('Ingen kurser fundet')).toBeInTheDocument()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('each course is a row with its values and actions, in the order of the dates', async () => {
  await site.addCourses([
    newCourseRow({ title: 'Foredrag om søvn', type: 'foredrag', event_date: '2030-12-04' }),
    newCourseRow({ title: 'Få', available_spots: 3, event_date: '2030-12-05' }),
    newCourseRow({ title: 'Ingen', available_spots: 0, event_date: '2030-12-06' }),
    newCourseRow({ title: 'Forbi', available_spots: 0, event_date: '2025-11-11' }),
  ])
  const user = await site.openPanel()

  const rows = within(await screen.findByRole('table')).getAllByRole<HTMLTableRowElement>('row')
  const cells = rows.map((row) => [...row.cells].map((cell) => cell.textContent))
  const time = 'Tid16:00 - 18:30'
  const place = 'LokationFrederiksgade 7, 4. sal'
  const actions = 'RedigerKopiérOpslagAflys eller udsætSlet'
  const pastActions = 'RedigerKopiérSlet'
  expect(cells).toEqual([
    ['Titel', 'Dato', 'Tid', 'Type', 'Lokation', 'Handlinger'],
    ['Forbi0 af 20 ledige', 'Dato11. nov. 2025', time, 'TypeForældrekurser', place, pastActions],
    ['Foredrag om søvn12 af 20 ledige', 'Dato4. dec. 2030', time, 'TypeForedrag', place, actions],
    ['Få3 af 20 ledige', 'Dato5. dec. 2030', time, 'TypeForældrekurserFå pladser', place, actions],
    ['Ingen0 af 20 ledige', 'Dato6. dec. 2030', time, 'TypeForældrekurserUdsolgt', place, actions],
  ])
  expect(screen.getByRole('button', { name: 'Rediger Foredrag om søvn' })).toBeInTheDocument()
  await user.hover(screen.getByRole('button', { name: 'Slet Foredrag om søvn' }))
  expect(await screen.findByRole('tooltip', { name: 'Slet' })).toBeInTheDocument()
})

test('the title of each course leads to its page, and one press prints the poster of a coming one', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const dates = { title: 'Ro i familien', series_id: '11111111-1111-4111-8111-111111111111' }
  const [over, first] = await site.addCourses([
    newCourseRow({ ...dates, title: 'Forbi', event_date: '2025-11-11', series_id: null }),
    newCourseRow({ ...dates, event_date: '2031-02-03' }),
    newCourseRow({ ...dates, event_date: '2031-02-10' }),
  ])
  const user = await site.openPanel()
  expect(await screen.findByRole('link', { name: 'Forbi' })).toHaveAttribute(
    'href',
    `/courses/${over?.id}`,
  )
  expect(screen.queryByRole('button', { name: 'Opslag Forbi' })).not.toBeInTheDocument()
  const [button] = screen.getAllByRole('button', { name: 'Opslag Ro i familien' })
  if (!button) throw new Error('A coming course has a poster')
  await user.click(button)
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  const poster = screen.getByRole('heading', {
    level: 1,
    hidden: true,
    name: 'Ro i familien',
  }).parentElement
  for (const text of [
    'mandag den 3. februar 2031',
    'mandag den 10. februar 2031',
    `/courses/${first?.id}`,
  ])
    expect(poster).toHaveTextContent(text)
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(poster).not.toBeInTheDocument())
  expect(button).toHaveFocus()
})

test('a refused list is explained in its place until the retry', async () => {
  await site.addCourse()
  const message = 'permission denied'
  site.refuse(isCourseRequest, { status: 403, code: '42501', message })
  const announced = recordAnnouncements()
  const user = await site.openPanel()
  const list = within(screen.getByRole('region', { name: 'Kurser' }))

  await expectFailure('Kunne ikke hente kurser: permission denied')
  const explanation = await list.findByText('Du har ikke rettigheder til at se kurser.')
  expect(announced().slice(-2)).toEqual([
    'FejlKunne ikke hente kurser: permission denied',
    'Du har ikke rettigheder til at se kurser.',
  ])
  expect(list.getByText('Kurserne kunne ikke hentes.')).toBeInTheDocument()
  expect(list.queryByText('Ingen kurser fundet')).not.toBeInTheDocument()

  const release = site.hold()
  await user.click(list.getByRole('button', { name: 'Prøv igen' }))
  expect(explanation).not.toBeInTheDocument()
  release()
  expect(await list.findByRole('table')).toBeInTheDocument()
  expect(list.queryByText('Kurserne kunne ikke hentes.')).not.toBeInTheDocument()
})

test('a course is deleted after a question, once on a double click', async () => {
  const { title } = await site.addCourse()
  const user = await site.openPanel()
  const dialog = await openDeleteDialog(user, title)
  expect(dialog).toHaveAccessibleDescription(
    `Er du sikker på, at du vil slette kurset "${title}"? Denne handling kan ikke fortrydes.`,
  )
  expect(within(dialog).getByText('onsdag den 13. november 2030 kl. 16:00')).toBeInTheDocument()
  expect(within(dialog).getByRole('button', { name: 'Annuller' })).toHaveFocus()
  await press(user, 'Annuller')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: `Slet ${title}` })).toHaveFocus())

  await openDeleteDialog(user, title)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(await site.courses()).toHaveLength(1)

  await openDeleteDialog(user, title)
  const release = site.hold()
  await user.dblClick(screen.getByRole('button', { name: 'Slet' }))
  const deleting = await screen.findByRole('button', { name: 'Sletter...' })
  expect(deleting).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('{Enter}')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog')).toBeInTheDocument()
  expect(site.requests().filter((request) => request.startsWith('DELETE'))).toHaveLength(1)
  release()
  await expectToast('Succes', 'Kursus slettet succesfuldt')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(await screen.findByText('Ingen kurser fundet')).toBeInTheDocument()
  expect(await site.courses()).toEqual([])
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Admin Panel' })).toHaveFocus())
})

test('a refused delete is explained, and one of a changed course asks again with the changes', async () => {
  const { id, title } = await site.addCourse()
  const user = await site.openPanel()
  const dialog = await openDeleteDialog(user, title)
  site.refuse(isDelete, { status: 403, code: '42501', message: 'permission denied' })
  await confirm(user)
  await expectFailure('Kunne ikke slette kursus: permission denied')
  const explanation = await within(dialog).findByText(
    'Du har ikke rettigheder til at ændre kurser.',
  )

  await site.changeCourse(id, { title: 'Supervision for lærere', available_spots: 3 })
  const release = site.hold()
  await confirm(user)
  expect(explanation).not.toBeInTheDocument()
  release()
  await expectFailure('Kunne ikke slette kursus: Det er ændret af en anden.')
  expect(dialog).toHaveAccessibleDescription(
    'Kurset er ændret af en anden, siden du åbnede listen. Titel er nu "Supervision for lærere". ' +
      'Ledige pladser er nu "3". Er du sikker på, at du stadig vil slette det? Denne handling kan ikke fortrydes.',
  )
  expect(within(dialog).queryByText(/Prøv igen/)).not.toBeInTheDocument()
  await waitFor(() => expect(dialog).toHaveFocus())
  // The list shows them too.
  expect(await screen.findByText('Supervision for lærere')).toBeInTheDocument()
  expect(await site.courses()).toHaveLength(1)

  await confirm(user)
  await expectToast('Succes', 'Kursus slettet succesfuldt')
  expect(await site.courses()).toEqual([])
})

test('deleting a course that no longer exists is an error, and the list reloads', async () => {
  const { id, title } = await site.addCourse()
  const user = await site.openPanel()
  await openDeleteDialog(user, title)
  await site.removeCourse(id)
  await confirm(user)

  await expectFailure(
    'Kunne ikke slette kursus: Kurset findes ikke længere, eller du har ikke rettigheder til at ændre det.',
  )
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(await screen.findByText('Ingen kurser fundet')).toBeInTheDocument()
})

test('deleted courses come back from the toast, from their list or from elsewhere', async () => {
  const rows = await site.addCourses(newCourseRows(4, () => ({ event_date: '2030-11-13' })))
  const user = await site.openPanel()
  const deleteCourse = async (title: string) => {
    await openDeleteDialog(user, title)
    await confirm(user)
    await screen.findByRole('button', { name: `Opret igen: ${title}` })
  }
  const back = (title: string) => screen.findByRole('button', { name: `Slet ${title}` })
  const heading = screen.getByRole('heading', { name: 'Admin Panel' })
  for (const { title } of rows) await deleteCourse(title)
  const list = screen.getByRole('list', { name: 'Slettede kurser' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(4)

  await press(user, 'Fortryd')
  expect(await back('Kursus 4')).toBeInTheDocument()
  expect(heading).toHaveFocus()
  await site.addCourses([newCourseRow({ ...rows[1], event_date: '2030-11-13' })])
  await press(user, 'Opret igen: Kursus 3')
  expect(await back('Kursus 3')).toBeInTheDocument()
  expect(heading).toHaveFocus()
  expect(await back('Kursus 2')).toBeInTheDocument()
  expect(within(list).queryByText('Slettet: Kursus 2')).not.toBeInTheDocument()
  expect(within(list).getByText('Slettet: Kursus 1')).toBeInTheDocument()

  await press(user, 'Luk slettede kurser')
  expect(screen.queryByRole('list', { name: 'Slettede kurser' })).not.toBeInTheDocument()
  expect(heading).toHaveFocus()
})

test('a course can be cancelled unless it is over by the clocks of both device and server', async () => {
  await site.addCourse({ title: 'Om en time', event_date: '2030-11-13' })
  await site.addCourse({ title: 'Sidste uge', event_date: '2030-11-06' })
  const backend = await site.backend()
  site.intercept(async (request) => {
    if (!isCourseRequest(request)) return undefined
    const { body, headers } = await backend.fetch(request)
    const date = 'Wed, 13 Nov 2030 14:00:00 GMT'
    return new Response(body, { headers: { ...Object.fromEntries(headers), date } })
  })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-04T10:00:00Z') })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  await site.openPanel()
  expect(
    await screen.findByRole('button', { name: 'Aflys eller udsæt Om en time' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Rediger Sidste uge' })).toBeInTheDocument()
  expect(
    screen.queryByRole('button', { name: 'Aflys eller udsæt Sidste uge' }),
  ).not.toBeInTheDocument()
})
