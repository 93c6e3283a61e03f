import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { expectClosed, fill, openCourseForm, press } from '../../../helpers/course-form'
import { expectFailure } from '../../../helpers/expect-failure'
import { takeLoggedErrors } from '../../../helpers/logged-errors'
import { expectToast, setUpSite } from '../../../helpers/render-site'

const site = setUpSite({ usesBackend: true })

const NOTE = 'Besked på hjemmesiden (valgfri)'
const MOVED_FROM_13 = {
  status: 'moved',
  moved_from_date: '2030-11-13',
  moved_from_start_time: '16:00:00',
}

function statuses() {
  return site.stored(
    'event_date::text, status, status_note, moved_from_date::text, moved_from_start_time::text',
  )
}

async function openCancelDialog(title: string) {
  const user = await site.openPanel()
  await press(user, `Aflys eller udsæt ${title}`)
  const dialog = await screen.findByRole('dialog', { name: 'Aflys eller udsæt kursus' })
  return { user, dialog }
}

/** Copies the text that follows a cancellation, which the browser denies, and closes it. */
async function closeText(user: UserEvent): Promise<void> {
  const done = await screen.findByRole('dialog', { name: 'Kurset er aflyst' })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
  await user.click(within(done).getByRole('button', { name: 'Kopiér teksten' }))
  expect(await within(done).findByText('Teksten er markeret. Kopiér den selv.')).toBeInTheDocument()
  expect(within(done).getByRole('textbox')).toHaveFocus()
  const [, close] = within(done).getAllByRole('button', { name: 'Luk' })
  if (!close) throw new Error('The dialog has two ways to close it')
  await user.click(close)
}

/** Saves the form, which asks nothing. */
async function save(user: UserEvent): Promise<void> {
  await press(user, 'Opdater')
  await expectClosed()
}

test('a course is cancelled by keyboard alone, and opened again', async () => {
  const { title } = await site.addCourse()
  await site.addCourse({ title: 'Et andet' })
  const { user, dialog } = await openCancelDialog(title)
  expect(dialog).toHaveTextContent(`Vil du aflyse ”${title}” onsdag den 13. november 2030?`)
  expect(dialog).toHaveTextContent('Der bliver ikke sendt noget til deltagerne.')
  expect(within(dialog).getByRole('radio', { name: 'Aflys' })).toHaveFocus()
  await user.tab()
  expect(within(dialog).getByLabelText(NOTE)).toHaveFocus()
  await user.keyboard('Underviseren er syg.{Enter}')

  await expectToast('Succes', 'Kursus aflyst')
  const done = await screen.findByRole('dialog', { name: 'Kurset er aflyst' })
  const text = within(done).getByRole('textbox', { name: 'Tekst til deltagerne' })
  expect(text).toHaveFocus()
  expect(text).toHaveAccessibleDescription(
    'Der er ikke sendt noget til deltagerne. Kopiér teksten til din egen mail.',
  )
  expect(text).toHaveAttribute('readonly')
  expect(text).toHaveDisplayValue(
    /Kurset ”Forældrekursus” onsdag den 13\. november 2030 kl\. 16:00-18:30 er aflyst\.\n\nUnderviseren er syg\.\n\n.*\+45/,
  )
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  await expectToast('Kopieret', 'Teksten er kopieret')
  expect(await navigator.clipboard.readText()).toBe(text.textContent)
  await user.keyboard('{Escape}')
  await expectClosed()
  expect(screen.getByRole('button', { name: `Genåbn ${title}` })).toHaveFocus()
  expect(await screen.findByText('Aflyst')).toBeInTheDocument()
  expect(await statuses()).toContainEqual(
    expect.objectContaining({ status: 'cancelled', status_note: 'Underviseren er syg.' }),
  )

  await press(user, 'Aflyste (1)')
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
  await press(user, `Genåbn ${title}`)
  const question = await screen.findByRole('alertdialog', { name: 'Genåbn kursus' })
  await user.click(within(question).getByRole('button', { name: 'Genåbn' }))
  await expectToast('Succes', 'Kursus genåbnet')
  await waitFor(() => expect(screen.queryByText('Aflyst')).not.toBeInTheDocument())
  const planned = { status: 'planned', status_note: null }
  expect(await statuses()).toMatchObject([planned, planned])
})

test('a new day that was given while a course was cancelled is asked about when it is opened again', async () => {
  const { title } = await site.addCourse({ status: 'cancelled', status_note: 'Ny dato følger' })
  const user = await site.openPanel()
  await openCourseForm(user, title)
  fill('Dato', '2030-11-20')
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  await save(user)
  expect(await statuses()).toMatchObject([{ ...MOVED_FROM_13, status: 'cancelled' }])

  const from = 'Vis som flyttet fra 13. november 2030 kl.\u00A016:00'
  const reopen = async () => {
    await press(user, `Genåbn ${title}`)
    return screen.findByRole('dialog', { name: 'Genåbn kursus' })
  }
  const dialog = await reopen()
  expect(within(dialog).getByRole('checkbox', { name: from })).toBeChecked()
  await user.clear(within(dialog).getByLabelText(NOTE))
  await user.keyboard('Ny dato er fundet{Enter}')
  await expectToast('Succes', 'Kursus genåbnet')
  expect(await statuses()).toMatchObject([{ ...MOVED_FROM_13, status_note: 'Ny dato er fundet' }])

  await press(user, `Aflys eller udsæt ${title}`)
  await press(user, 'Aflys kursus')
  await closeText(user)
  await user.click(within(await reopen()).getByRole('checkbox', { name: from }))
  expect(screen.queryByLabelText(NOTE)).not.toBeInTheDocument()
  await press(user, 'Genåbn')
  await waitFor(async () =>
    expect(await statuses()).toMatchObject([
      { status: 'planned', status_note: null, moved_from_date: null },
    ]),
  )
})

test('a move keeps the cancellation that somebody else has made meanwhile, and both versions say so', async () => {
  const { id, title } = await site.addCourse()
  const user = await site.openPanel()
  await openCourseForm(user, title)
  fill('Dato', '2030-11-20')
  await site.changeCourse(id, { status: 'cancelled', status_note: 'Syg' })
  await press(user, 'Opdater')
  await screen.findByRole('alert')
  expect(takeLoggedErrors()).toEqual(['Fejl'])
  const shown = screen.getAllByRole('term').map((term) => term.parentElement?.textContent)
  expect(shown).toEqual([
    'DatoDin version20. nov. 2030Gemt version13. nov. 2030',
    'Flyttet fraDin version13. nov. 2030 kl. 16:00Gemt versionIkke udfyldt',
  ])
  expect(screen.getByLabelText(NOTE)).toHaveValue('Syg')
  await press(user, 'Gem min version')
  await expectToast('Succes', 'Kursus opdateret succesfuldt')
  expect(await statuses()).toMatchObject([
    { ...MOVED_FROM_13, event_date: '2030-11-20', status: 'cancelled', status_note: 'Syg' },
  ])
})

test('a course on a day that no calendar has is not shown as moved, and gets another day', async () => {
  const { title } = await site.addCourse()
  // As the list has one from before the limits.
  site.intercept(async (request) => {
    if (request.method !== 'GET' || !request.url.includes('/course_events?')) return undefined
    const response = await (await site.backend()).fetch(request)
    return new Response((await response.text()).replace('2030-11-13', 'infinity'), response)
  })
  const user = await site.openPanel()
  await openCourseForm(user, title)
  fill('Dato', '2030-11-20')
  const refusal = 'Kan ikke vises som flyttet: Den gamle dag ligger ikke i årene 2000 til 2199'
  expect(await screen.findByText(refusal)).toBeInTheDocument()
  await save(user)
  expect(await statuses()).toMatchObject([{ event_date: '2030-11-20', status: 'planned' }])
})

test('an unreadable note of a cancellation has an error at its field', async () => {
  const { title } = await site.addCourse()
  const { user, dialog } = await openCancelDialog(title)
  fill(NOTE, 'Syg\u0007')
  await user.click(within(dialog).getByRole('button', { name: 'Aflys kursus' }))
  expect(
    await within(dialog).findByText('Teksten har tegn, der ikke kan ses. Skriv den igen.'),
  ).toBeInTheDocument()
})

test('a cancellation keeps its note when it is refused, and after a conflict that names the changes', async () => {
  const { id, title } = await site.addCourse()
  const { user, dialog } = await openCancelDialog(title)
  const note = within(dialog).getByLabelText(NOTE)
  await user.type(note, 'Syg{Escape}')
  const question = await screen.findByRole('alertdialog', { name: 'Luk uden at gemme?' })
  await user.click(within(question).getByRole('button', { name: 'Bliv her' }))

  site.refuse(({ method }) => method === 'PATCH', { status: 400, code: 'PGRST204', message: 'no' })
  await user.click(within(dialog).getByRole('button', { name: 'Aflys kursus' }))
  await expectFailure('Kunne ikke aflyse kursus: no')
  expect(
    await within(dialog).findByText(/^Databasen er ældre end hjemmesiden og skal opdateres/),
  ).toBeInTheDocument()
  expect(note).toHaveValue('Syg')

  site.intercept(() => undefined)
  await site.changeCourse(id, { location: 'Online' })
  await user.click(within(dialog).getByRole('button', { name: 'Aflys kursus' }))
  expect(await within(dialog).findByText(/Lokation er nu "Online"/)).toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual(['Fejl'])
  await user.click(within(dialog).getByRole('button', { name: 'Aflys kursus' }))
  await expectToast('Succes', 'Kursus aflyst')
  expect(await statuses()).toMatchObject([{ status: 'cancelled', status_note: 'Syg' }])
})

test('the form suggests to show a new day as a move where places are taken', async () => {
  const { title } = await site.addCourse({ available_spots: 12 })
  const user = await site.openPanel()
  const dialog = await openCourseForm(user, title)
  expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument()
  expect(within(dialog).queryByLabelText(NOTE)).not.toBeInTheDocument()
  fill('Dato', '2030-11-20')
  const choice = within(dialog).getByRole('checkbox', { name: 'Vis som flyttet' })
  expect(choice).toBeChecked()
  expect(choice).toHaveAccessibleDescription(
    'Sæt kryds, hvis hjemmesiden skal vise: Flyttet fra 13. november 2030 kl.\u00A016:00. Der er optagede pladser, så nogen regner nok med den gamle tid.',
  )
  await user.type(within(dialog).getByLabelText(NOTE), 'Lokalet var optaget')
  // As visitors will see it.
  expect(within(dialog).getByText('Lokalet var optaget')).toBeInTheDocument()
  await save(user)
  const moved = { ...MOVED_FROM_13, status_note: 'Lokalet var optaget' }
  expect(await statuses()).toMatchObject([{ event_date: '2030-11-20', ...moved }])

  // A correction leaves the move as it is, and its note too.
  await openCourseForm(user, title)
  fill('Dato', '2030-11-21')
  await user.click(screen.getByRole('checkbox', { name: 'Vis som flyttet' }))
  await save(user)
  expect(await statuses()).toMatchObject([{ event_date: '2030-11-21', ...moved }])
})

test('a move is not suggested where no place is taken, and a note that is not shown does not stand in the way', async () => {
  const { title } = await site.addCourse({ available_spots: 20 })
  const user = await site.openPanel()
  const dialog = await openCourseForm(user, title)
  fill('Dato', '2030-11-20')
  const choice = within(dialog).getByRole('checkbox', { name: 'Vis som flyttet' })
  expect(choice).not.toBeChecked()
  await user.click(choice)
  fill(NOTE, 'Syg\u0007')
  await press(user, 'Opdater')
  expect(
    await within(dialog).findByText('Teksten har tegn, der ikke kan ses. Skriv den igen.'),
  ).toBeInTheDocument()
  await user.click(choice)
  await save(user)
  expect(await statuses()).toMatchObject([{ event_date: '2030-11-20', status: 'planned' }])
})

test('a course that is moved back where it was announced, or that is past, is offered no move', async () => {
  const moved = {
    status: 'moved',
    status_note: 'Lokalet var optaget',
    moved_from_date: '2030-11-06',
    moved_from_start_time: '16:00',
  }
  const { title } = await site.addCourse(moved)
  await site.addCourse({ title: 'Forbi', event_date: '2020-01-02' })
  const user = await site.openPanel()
  await openCourseForm(user, title)
  fill('Dato', '2030-11-06')
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  await save(user)
  expect(await statuses()).toContainEqual({
    event_date: '2030-11-06',
    status: 'planned',
    status_note: null,
    moved_from_date: null,
    moved_from_start_time: null,
  })

  await openCourseForm(user, 'Forbi')
  fill('Dato', '2020-01-03')
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  await save(user)
  expect(await statuses()).toContainEqual(
    expect.objectContaining({ event_date: '2020-01-03', status: 'planned' }),
  )
})

test('the note of a cancelled course is edited in the form, which a note taken back leaves as it was', async () => {
  const { title } = await site.addCourse({ status: 'cancelled' })
  const user = await site.openPanel()
  const dialog = await openCourseForm(user, title)
  await user.type(within(dialog).getByLabelText(NOTE), 'x{Backspace}')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())

  await openCourseForm(user, title)
  await user.type(screen.getByLabelText(NOTE), 'Ny dato følger')
  await save(user)
  expect(await statuses()).toMatchObject([{ status: 'cancelled', status_note: 'Ny dato følger' }])

  await openCourseForm(user, title)
  expect(screen.getByLabelText(NOTE)).toHaveValue('Ny dato følger')
  await user.clear(screen.getByLabelText(NOTE))
  await save(user)
  expect(await statuses()).toMatchObject([{ status: 'cancelled', status_note: null }])
})

test('a refused restoration of a deleted course is explained until it succeeds', async () => {
  const { id, title } = await site.addCourse()
  const user = await site.openPanel()
  await press(user, `Slet ${title}`)
  await press(user, 'Slet')
  const again = await screen.findByRole('button', { name: `Opret igen: ${title}` })
  again.focus()
  site.refuse(({ method }) => method === 'POST', { status: 403, code: '42501', message: 'no' })
  await user.keyboard('{Enter}')
  await expectFailure('Kunne ikke oprette kursus: no')
  expect(
    await screen.findByText('Du har ikke rettigheder til at ændre kurser.'),
  ).toBeInTheDocument()
  site.intercept(() => undefined)
  await user.keyboard('{Enter}')
  await expectToast('Succes', 'Kursus oprettet succesfuldt')
  expect(await site.courses()).toMatchObject([{ id }])
})
