import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ADMIN, expectAddress, setUpSite } from '../../helpers/render-site'

const site = setUpSite({ usesBackend: true })

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the site's own way of writing it
  document.cookie = 'sidebar_state=; path=/; max-age=0'
})

async function openPanel(): Promise<UserEvent> {
  await site.signIn(ADMIN)
  const user = site.open('/admin/dashboard')
  await screen.findByRole('heading', { name: 'Admin Panel' })
  return user
}

function toggle(): HTMLElement {
  return screen.getByRole('button', { name: 'Sidepanel' })
}

function entries(): HTMLElement {
  return screen.getByRole('navigation', { name: 'Administration' })
}

test('the sidebar leads to the courses, which are the current page, to their changes, and to the site', async () => {
  await openPanel()

  expect(within(entries()).getByRole('link', { name: 'Kurser' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const changes = within(entries()).getByRole('link', { name: 'Ændringer' })
  expect(changes).toHaveAttribute('href', '/admin/dashboard#aendringer')
  expect(changes).not.toHaveAttribute('aria-current')
  expect(within(entries()).getByRole('link', { name: 'Til hjemmesiden' })).toHaveAttribute(
    'href',
    '/',
  )
  expect(screen.getByRole('group', { name: 'Udseende' })).toBeInTheDocument()
})

test('the sidebar collapses to icons with the same names and remembers it for seven days', async () => {
  const write = vi.spyOn(Document.prototype, 'cookie', 'set')
  const user = await openPanel()
  expect(toggle()).toHaveAttribute('aria-expanded', 'true')
  await user.click(toggle())

  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
  expect(write).toHaveBeenCalledWith('sidebar_state=false; path=/; max-age=604800; SameSite=Lax')
  expect(within(entries()).getByRole('link', { name: 'Kurser' })).toBeInTheDocument()
  expect(screen.queryByText('Til hjemmesiden')).not.toBeInTheDocument()
  write.mockRestore()
})

test('the sidebar opens as it was left', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the site's own way of writing it
  document.cookie = 'sidebar_state=false; path=/'
  const user = await openPanel()
  expect(toggle()).toHaveAttribute('aria-expanded', 'false')

  await user.click(toggle())
  expect(toggle()).toHaveAttribute('aria-expanded', 'true')
  expect(document.cookie).toContain('sidebar_state=true')
})

test.each(['{Control>}b{/Control}', '{Meta>}b{/Meta}'])('is toggled by %s', async (keys) => {
  const user = await openPanel()
  await user.keyboard(keys)

  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
})

test.each([
  'b',
  '{Control>}{Shift>}b{/Shift}{/Control}',
  '{Control>}{Alt>}b{/Alt}{/Control}',
  '{Control>}{Meta>}b{/Meta}{/Control}',
])('the sidebar is not toggled by %s', async (keys) => {
  const user = await openPanel()
  await user.keyboard(keys)

  expect(toggle()).toHaveAttribute('aria-expanded', 'true')
})

test('the sidebar ignores its shortcut while somebody types', async () => {
  const user = await openPanel()
  await user.click(screen.getByRole('button', { name: 'Opret kursus' }))
  expect(await screen.findByLabelText('Titel')).toHaveFocus()
  await user.keyboard('{Control>}b{/Control}')
  await user.keyboard('{Escape}')

  expect(toggle()).toHaveAttribute('aria-expanded', 'true')
})

test('slides over the page on a narrow screen and closes with a choice', async () => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === '(width < 48rem)' }),
  )
  const user = await openPanel()
  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()

  await user.click(toggle())
  const panel = screen.getByRole('dialog', { name: 'Administration' })
  await user.click(within(panel).getByRole('button', { name: 'Luk sidepanel' }))
  await waitFor(() => expect(toggle()).toHaveFocus())
  expect(document.cookie).not.toContain('sidebar_state')

  await user.click(toggle())
  await user.click(screen.getByRole('link', { name: 'Kurser' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await expectAddress('/admin/dashboard')
})
