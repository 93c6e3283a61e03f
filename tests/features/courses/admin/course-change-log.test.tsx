import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { takeLoggedErrors } from '../../../helpers/logged-errors'
import { expectToast, setUpSite } from '../../../helpers/render-site'

const site = setUpSite({ usesBackend: true })

function log(): HTMLElement {
  return screen.getByRole('region', { name: 'Ændringer' })
}

async function openLog(): Promise<UserEvent> {
  const user = await site.openPanel()
  await user.click(within(log()).getByRole('button', { name: 'Vis ændringer' }))
  await within(log()).findByText(/^(\d+ ændring|Viser \d|Ingen ændringer)/)
  return user
}

function entries(): HTMLElement[] {
  return within(log()).getAllByRole('listitem')
}

async function deleteCourse(user: UserEvent, title: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Slet ${title}` }))
  await user.click(await screen.findByRole('button', { name: 'Slet' }))
  await expectToast('Succes', 'Kursus slettet succesfuldt')
}

test('the log is fetched only on request', async () => {
  await site.addCourse()
  const user = await site.openPanel()
  expect(site.requests()).not.toContain('GET /rest/v1/course_event_changes')

  await user.click(within(log()).getByRole('button', { name: 'Vis ændringer' }))
  expect(await within(log()).findByText('1 ændring')).toBeInTheDocument()
  expect(within(log()).getByRole('heading', { name: 'Ændringer' })).toHaveFocus()
  expect(
    site.requests().filter((request) => request.includes('GET /rest/v1/course_events')),
  ).toHaveLength(1)
})

test('a link to the log opens it', async () => {
  await site.addCourse()
  await site.openPanel('#aendringer')

  expect(await within(log()).findByText('1 ændring')).toBeInTheDocument()
})

test('an empty log says that there are no changes', async () => {
  await openLog()

  expect(within(log()).getByText('Ingen ændringer endnu')).toBeInTheDocument()
})

test('the log lists person, action, course and changed values, the newest first', async () => {
  const { id } = await site.addCourse({ title: 'Foredrag om søvn' })
  await site.changeCourse(id, { title: 'Foredrag om ro', available_spots: 3 })
  const user = await openLog()

  const [changed, created] = entries()
  expect(changed).toHaveTextContent(/^ÆndretForedrag om ro13\. nov\. 2030/)
  expect(changed).toHaveTextContent(
    /\d{1,2}\. \w{3}\.? \d{4} kl\. \d\d\.\d\d uden for administrationen/,
  )
  expect(changed).toHaveTextContent('TitelForedrag om søvn ændret til Foredrag om ro')
  expect(changed).toHaveTextContent('Ledige pladser12 ændret til 3')
  expect(created).toHaveTextContent(/^OprettetForedrag om søvn/)

  await deleteCourse(user, 'Foredrag om ro')
  await waitFor(() => expect(entries()).toHaveLength(3))
  expect(entries()[0]).toHaveTextContent(/^SlettetForedrag om ro.* af admin@example\.com/)
})

test('a deleted course can be created again once, in the form', async () => {
  const { id, title } = await site.addCourse({ url: '/contact', available_spots: 4 })
  await site.removeCourse(id)
  const user = await openLog()
  const again = { name: `Opret igen: ${title}` }
  await user.click(await within(log()).findByRole('button', again))

  expect(await screen.findByRole('dialog', { name: 'Opret nyt kursus' })).toBeInTheDocument()
  expect(screen.getByLabelText('Dato')).toHaveValue('2030-11-13')
  expect(screen.getByLabelText('Ledige pladser')).toHaveValue('4')
  await user.click(screen.getByRole('button', { name: 'Opret' }))
  await expectToast('Succes', 'Kursus oprettet succesfuldt')
  expect(await site.courses()).toMatchObject([
    { title, event_date: '2030-11-13', url: '/contact', available_spots: 4 },
  ])

  const back = await within(log()).findByRole('button', { name: `Står på listen igen: ${title}` })
  expect(back).toHaveFocus()
  await user.click(back)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a long log has pages', async () => {
  const { database } = await site.backend()
  await database.asOwner((transaction) =>
    transaction.query(
      `insert into public.course_events (title, event_date, start_time, end_time, location, type)
       select 'Kursus ' || n, '2030-01-01', '10:00', '12:00', 'Aarhus', 'foredrag'
       from generate_series(1, 25) as n`,
    ),
  )
  const user = await openLog()
  expect(within(log()).getByText('Viser 1-20 af 25 ændringer')).toBeInTheDocument()
  expect(entries()).toHaveLength(20)
  expect(entries()[0]).toHaveTextContent('Kursus 25')

  const pages = within(log()).getByRole('navigation', { name: 'Sider med ændringer' })
  await user.click(within(pages).getByRole('button', { name: 'Næste' }))
  expect(await within(log()).findByText('Viser 21-25 af 25 ændringer')).toHaveFocus()
  expect(entries()).toHaveLength(5)
})

test('a failure to fetch the log is explained, with a retry', async () => {
  await site.addCourse()
  const user = await site.openPanel()
  site.intercept((request) =>
    request.url.includes('/course_event_changes')
      ? Response.json({ code: '42501', message: 'permission denied' }, { status: 403 })
      : undefined,
  )
  await user.click(within(log()).getByRole('button', { name: 'Vis ændringer' }))

  await expectToast('Fejl', 'Kunne ikke hente ændringer: permission denied')
  expect(within(log()).getByText('Ændringerne kunne ikke hentes.')).toBeInTheDocument()
  expect(
    await within(log()).findByText('Du har ikke rettigheder til at se ændringer.'),
  ).toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual(['Fejl'])
  site.intercept(() => undefined)
  await user.click(within(log()).getByRole('button', { name: 'Prøv igen' }))
  expect(await within(log()).findByText('1 ændring')).toBeInTheDocument()
})
