import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { courseChangeMessages } from '@/content/course-administration'
import { newCourseRows } from '../../../helpers/course'
import { press } from '../../../helpers/course-form'
import { expectFailure } from '../../../helpers/expect-failure'
import { takeLoggedErrors } from '../../../helpers/logged-errors'
import { expectToast, setUpSite } from '../../../helpers/render-site'

const site = setUpSite({ usesBackend: true })

function log(): HTMLElement {
  return screen.getByRole('region', { name: 'Ændringer' })
}

async function showLog(user: UserEvent): Promise<void> {
  await user.click(within(log()).getByRole('button', { name: 'Vis ændringer' }))
}

function entries(): HTMLElement[] {
  return within(log()).getAllByRole('listitem')
}

test('the log is fetched on request, and lists each change with its person and values', async () => {
  const { id } = await site.addCourse({ title: 'Foredrag om søvn' })
  await site.changeCourse(id, { title: 'Foredrag om ro', available_spots: 3 })
  const user = await site.openPanel()
  await screen.findByRole('table')
  expect(site.requests()).not.toContain('GET /rest/v1/course_event_changes')
  await showLog(user)
  expect(await within(log()).findByText('2 ændringer')).toBeInTheDocument()
  expect(within(log()).getByRole('heading', { name: 'Ændringer' })).toHaveFocus()

  const [changed, created] = entries()
  expect(changed).toHaveTextContent(/^ÆndretForedrag om ro13\. nov\. 2030 kl\. 16:00/)
  expect(changed).toHaveTextContent(
    /\d{1,2}\. \w{3}\.? \d{4} kl\. \d\d\.\d\d uden for administrationen/,
  )
  expect(changed).toHaveTextContent('TitelForedrag om søvn ændret til Foredrag om ro')
  expect(changed).toHaveTextContent('Ledige pladser12 ændret til 3')
  expect(created).toHaveTextContent(/^OprettetForedrag om søvn/)

  await press(user, 'Slet Foredrag om ro')
  await press(user, 'Slet')
  await waitFor(() => expect(entries()).toHaveLength(3))
  expect(entries()[0]).toHaveTextContent(/^SlettetForedrag om ro.* af admin@example\.com/)
})

test('the title of an entry leads to the page of its course, until that is deleted', async () => {
  const { id } = await site.addCourse({ title: 'Foredrag om søvn' })
  const { id: deleted } = await site.addCourse({ title: 'Foredrag om ro' })
  await site.removeCourse(deleted)
  await site.openPanel('#aendringer')
  const link = await within(log()).findByRole('link', { name: 'Foredrag om søvn' })
  expect(link).toHaveAttribute('href', `/courses/${id}`)
  expect(within(log()).getAllByText('Foredrag om ro')).toHaveLength(2)
  expect(within(log()).getAllByRole('link')).toEqual([link])
})

test.each([
  ['2026-11-24T09:32:00.123456+00:00', '24. nov. 2026 kl. 10.32'],
  ['2026-06-30T22:05:00+00:00', '1. jul. 2026 kl. 00.05'],
])('the log shows the moment %s in Danish time', (moment, text) => {
  expect(courseChangeMessages.at(moment)).toBe(text)
})

test('a deleted course comes back from the log as it was, once', async () => {
  const { id, title } = await site.addCourse({ status: 'cancelled', status_note: 'Syg' })
  await site.addCourse({ title })
  await site.removeCourse(id)
  const user = await site.openPanel('#aendringer')
  const again = await within(log()).findByRole('button', { name: `Opret igen: ${title}` })
  expect(entries()[0]).toHaveTextContent(/^Slettet.*Aflyst/)
  await user.click(again)
  await expectToast('Succes', 'Kursus oprettet succesfuldt')
  expect(
    await site.asOwner('select status, status_note from public.course_events where id = $1', [id]),
  ).toEqual([{ status: 'cancelled', status_note: 'Syg' }])
  const back = { name: `Står på listen igen: ${title}` }
  expect(await within(log()).findByRole('button', back)).toHaveFocus()

  await press(user, `Genåbn ${title}`)
  await press(user, 'Genåbn')
  await expectToast('Succes', 'Kursus genåbnet')
  expect(within(log()).getByRole('button', back)).toHaveAttribute('aria-disabled', 'true')
})

test.each([
  ['Kurset står allerede på listen.', {}],
  ['Der står allerede et kursus med samme id på listen.', { title: 'Et andet' }],
])(
  'a course that somebody else has restored meanwhile is not created again: %s',
  async (words, changes) => {
    const { id, title, event_date } = await site.addCourse()
    await site.removeCourse(id)
    const user = await site.openPanel('#aendringer')
    const again = await within(log()).findByRole('button', { name: `Opret igen: ${title}` })
    await site.addCourse({ id, title, event_date, ...changes })
    await user.click(again)
    await expectFailure(`Kunne ikke oprette kursus: ${words}`)
    expect(
      await within(log()).findByRole('button', { name: `Står på listen igen: ${title}` }),
    ).toBeInTheDocument()
  },
)

test('an entry of a course that cannot be read says so, and cannot create it again', async () => {
  const { id } = await site.addCourse()
  await site.removeCourse(id)
  const { database } = await site.backend()
  await database.asOwner((transaction) =>
    transaction.query("update public.course_event_changes set before = '{}' where after is null"),
  )
  await site.openPanel('#aendringer')

  expect(await within(log()).findByText('Et kursus, der ikke kan vises')).toBeInTheDocument()
  expect(within(log()).queryByRole('button', { name: /^Opret igen/ })).not.toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual(['Courses were left out: their rows do not fit'])
})

test('the count of a long log names the page that is shown while the next is pending', async () => {
  await site.addCourses(newCourseRows(25))
  const user = await site.openPanel('#aendringer')
  expect(await within(log()).findByText('Viser 1-20 af 25 ændringer')).toBeInTheDocument()
  expect(entries()).toHaveLength(20)
  expect(entries()[0]).toHaveTextContent('Kursus 25')

  const pages = within(log()).getByRole('navigation', { name: 'Sider med ændringer' })
  const release = site.hold()
  await user.click(within(pages).getByRole('button', { name: 'Næste' }))
  expect(within(log()).getByText('Viser 1-20 af 25 ændringer')).toHaveFocus()
  expect(entries()).toHaveLength(20)
  release()
  expect(await within(log()).findByText('Viser 21-25 af 25 ændringer')).toHaveFocus()
  expect(entries()).toHaveLength(5)
})

test('a failure to fetch the log is explained, and an empty log says that it is empty', async () => {
  const user = await site.openPanel()
  site.refuse(({ url }) => url.includes('/course_event_changes'), {
    status: 403,
    code: '42501',
    message: 'permission denied',
  })
  await showLog(user)

  await expectFailure('Kunne ikke hente ændringer: permission denied')
  expect(within(log()).getByText('Ændringerne kunne ikke hentes.')).toBeInTheDocument()
  expect(
    await within(log()).findByText('Du har ikke rettigheder til at se ændringer.'),
  ).toBeInTheDocument()
  site.intercept(() => undefined)
  await user.click(within(log()).getByRole('button', { name: 'Prøv igen' }))
  expect(await within(log()).findByText('Ingen ændringer endnu')).toBeInTheDocument()
})
