import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fill } from '../../../helpers/course-form'
import { takeLoggedErrors } from '../../../helpers/logged-errors'
import { expectToast, setUpSite } from '../../../helpers/render-site'

const site = setUpSite({ usesBackend: true })

async function statuses(): Promise<unknown[]> {
  const { database } = await site.backend()
  return database.asOwner((transaction) =>
    transaction.query(
      `select event_date::text, status, status_note, moved_from_date::text, moved_from_start_time::text
       from public.course_events`,
    ),
  )
}

async function openCancelDialog(title: string) {
  const user = await site.openPanel()
  await user.click(await screen.findByRole('button', { name: `Aflys ${title}` }))
  const dialog = await screen.findByRole('dialog', { name: 'Aflys kursus' })
  return { user, dialog }
}

/** Opens a course in the form and saves it on another day. */
async function changeDate(user: UserEvent, title: string, date: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Rediger ${title}` }))
  await screen.findByRole('dialog', { name: 'Rediger kursus' })
  fill('Dato', date)
  await user.click(screen.getByRole('button', { name: 'Opdater' }))
}

test('a course is cancelled with a note by keyboard alone, found under its status, and opened again', async () => {
  const { title } = await site.addCourse()
  await site.addCourse({ title: 'Et andet' })
  const { user, dialog } = await openCancelDialog(title)
  expect(dialog).toHaveTextContent(`Vil du aflyse ”${title}” onsdag den 13. november 2030?`)
  expect(within(dialog).getByLabelText('Besked til de tilmeldte (valgfri)')).toHaveFocus()
  await user.keyboard('Underviseren er syg.{Enter}')

  await expectToast('Succes', 'Kursus aflyst')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByText('Aflyst')).toBeInTheDocument()
  expect(await statuses()).toContainEqual(
    expect.objectContaining({ status: 'cancelled', status_note: 'Underviseren er syg.' }),
  )

  await user.click(screen.getByRole('button', { name: 'Aflyste (1)' }))
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: `Genåbn ${title}` }))
  const question = await screen.findByRole('alertdialog', { name: 'Genåbn kursus' })
  await user.click(within(question).getByRole('button', { name: 'Genåbn' }))
  await expectToast('Succes', 'Kursus genåbnet')
  await waitFor(() => expect(screen.queryByText('Aflyst')).not.toBeInTheDocument())
  const planned = { status: 'planned', status_note: null }
  expect(await statuses()).toMatchObject([planned, planned])
})

test('a moved course that is cancelled is moved again when it is opened again', async () => {
  const from = { moved_from_date: '2030-11-06', moved_from_start_time: '16:00:00' }
  const { title } = await site.addCourse({ status: 'moved', ...from })
  const { user, dialog } = await openCancelDialog(title)
  await user.click(within(dialog).getByRole('button', { name: 'Aflys kursus' }))
  await expectToast('Succes', 'Kursus aflyst')
  expect(await statuses()).toMatchObject([{ status: 'cancelled', status_note: null, ...from }])

  await user.click(await screen.findByRole('button', { name: `Genåbn ${title}` }))
  await user.click(await screen.findByRole('button', { name: 'Genåbn' }))
  await expectToast('Succes', 'Kursus genåbnet')
  expect(await statuses()).toMatchObject([{ status: 'moved', status_note: null, ...from }])
})

test('a past course is not offered to be cancelled, and an unreadable note has an error at its field', async () => {
  await site.addCourse({ title: 'Forbi', event_date: '2020-01-02' })
  const { title } = await site.addCourse()
  const { user, dialog } = await openCancelDialog(title)
  expect(
    screen.queryByRole('button', { name: 'Aflys Forbi', hidden: true }),
  ).not.toBeInTheDocument()

  fill('Besked til de tilmeldte (valgfri)', 'Syg\u0007')
  await user.click(within(dialog).getByRole('button', { name: 'Aflys kursus' }))
  expect(
    await within(dialog).findByText('Teksten har tegn, der ikke kan ses. Skriv den igen.'),
  ).toBeInTheDocument()
})

test('a cancellation asks before its note is lost, keeps it when it is refused, and succeeds after a conflict has named the changes', async () => {
  const { id, title } = await site.addCourse()
  const { user, dialog } = await openCancelDialog(title)
  const note = within(dialog).getByLabelText('Besked til de tilmeldte (valgfri)')
  await user.type(note, 'Syg{Escape}')
  const question = await screen.findByRole('alertdialog', { name: 'Luk uden at gemme?' })
  await user.click(within(question).getByRole('button', { name: 'Bliv her' }))

  site.refuse(({ method }) => method === 'PATCH', { status: 403, code: '42501', message: 'no' })
  await user.click(within(dialog).getByRole('button', { name: 'Aflys kursus' }))
  await expectToast('Fejl', 'Kunne ikke aflyse kursus: no')
  expect(
    await within(dialog).findByText('Du har ikke rettigheder til at ændre kurser.'),
  ).toBeInTheDocument()
  expect(note).toHaveValue('Syg')
  expect(takeLoggedErrors()).toEqual(['Fejl'])

  site.intercept(() => undefined)
  await site.changeCourse(id, { location: 'Online' })
  await user.click(within(dialog).getByRole('button', { name: 'Aflys kursus' }))
  expect(await within(dialog).findByText(/Lokation er nu "Online"/)).toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual(['Fejl'])
  await user.click(within(dialog).getByRole('button', { name: 'Aflys kursus' }))
  await expectToast('Succes', 'Kursus aflyst')
  expect(await statuses()).toMatchObject([{ status: 'cancelled', status_note: 'Syg' }])
})

test('a new date of a coming course is shown as a move or merely corrected, as the administrator says once', async () => {
  const { title } = await site.addCourse({ available_spots: 12 })
  const user = await site.openPanel()
  await changeDate(user, title, '2030-11-20')
  const question = await screen.findByRole('dialog', { name: 'Er kurset flyttet?' })
  expect(question).toHaveTextContent('onsdag den 13. november 2030 kl. 16:00')
  expect(question).toHaveTextContent('optagede pladser')

  // The answer holds for a second attempt.
  site.refuse(({ method }) => method === 'PATCH', { status: 400, code: 'X', message: 'kaput' })
  await user.click(within(question).getByRole('button', { name: 'Vis som flyttet' }))
  await expectToast('Fejl', 'Kunne ikke opdatere kursus: kaput')
  expect(takeLoggedErrors()).toEqual(['Fejl'])
  site.intercept(() => undefined)
  await user.click(await screen.findByRole('button', { name: 'Opdater' }))
  await expectToast('Succes', 'Kursus opdateret succesfuldt')
  const moved = {
    status: 'moved',
    moved_from_date: '2030-11-13',
    moved_from_start_time: '16:00:00',
  }
  expect(await statuses()).toMatchObject([{ event_date: '2030-11-20', ...moved }])
  expect(await screen.findByText(/^Flyttet fra 13\. november 2030/)).toBeInTheDocument()

  await changeDate(user, title, '2030-11-21')
  await user.click(await screen.findByRole('button', { name: 'Ret uden at vise det' }))
  await waitFor(async () =>
    expect(await statuses()).toMatchObject([{ event_date: '2030-11-21', ...moved }]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a course that is moved back where it was announced, or that is past, is saved without a question', async () => {
  const moved = {
    status: 'moved',
    moved_from_date: '2030-11-06',
    moved_from_start_time: '16:00',
  }
  const { title } = await site.addCourse(moved)
  await site.addCourse({ title: 'Forbi', event_date: '2020-01-02' })
  const user = await site.openPanel()
  await changeDate(user, title, '2030-11-06')
  await waitFor(async () =>
    expect(await statuses()).toContainEqual({
      event_date: '2030-11-06',
      status: 'planned',
      status_note: null,
      moved_from_date: null,
      moved_from_start_time: null,
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  await changeDate(user, 'Forbi', '2020-01-03')
  await waitFor(async () =>
    expect(await statuses()).toContainEqual(
      expect.objectContaining({ event_date: '2020-01-03', status: 'planned' }),
    ),
  )
})

test('a deleted course can be created again under its link until the page is left', async () => {
  const { id, title } = await site.addCourse({ status: 'cancelled', status_note: 'Syg' })
  const user = await site.openPanel()
  await user.click(await screen.findByRole('button', { name: `Slet ${title}` }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Slet kursus' })
  await user.click(within(dialog).getByRole('button', { name: 'Slet' }))
  expect(await screen.findByText(`Slettet: ${title}`)).toBeInTheDocument()
  expect(await site.courses()).toEqual([])

  const button = screen.getByRole('button', { name: `Opret igen: ${title}` })
  button.focus()
  site.refuse(({ method }) => method === 'POST', { status: 403, code: '42501', message: 'no' })
  await user.keyboard('{Enter}')
  await expectToast('Fejl', 'Kunne ikke oprette kursus: no')
  expect(
    await screen.findByText('Du har ikke rettigheder til at ændre kurser.'),
  ).toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual(['Fejl'])
  site.intercept(() => undefined)
  await user.keyboard('{Enter}')
  await expectToast('Succes', 'Kursus oprettet succesfuldt')
  await waitFor(() => expect(screen.queryByText(`Slettet: ${title}`)).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { name: 'Admin Panel' })).toHaveFocus()
  expect(await site.courses()).toMatchObject([{ id }])
  expect(await statuses()).toMatchObject([{ status: 'cancelled', status_note: 'Syg' }])
})
