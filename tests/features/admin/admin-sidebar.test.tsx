import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectAddress, setUpSite } from '../../helpers/render-site'

const site = setUpSite({ usesBackend: true })

/** Writes the cookie as the site does. */
function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the site's own way of writing it
  document.cookie = cookie
}

afterEach(() => setCookie('sidebar_state=; path=/; max-age=0'))

function toggle(): HTMLElement {
  return screen.getByRole('button', { name: 'Sidepanel' })
}

function entry(name: string): HTMLElement {
  const entries = within(screen.getByRole('navigation', { name: 'Administration' }))
  return entries.getByRole('link', { name })
}

test('the sidebar leads to the parts of the administration, and marks the current one', async () => {
  const user = await site.openPanel()
  expect(entry('Kurser')).toHaveAttribute('aria-current', 'page')
  expect(entry('Ændringer')).toHaveAttribute('href', '/admin/dashboard#aendringer')
  expect(entry('Ændringer')).not.toHaveAttribute('aria-current')
  expect(entry('Til hjemmesiden')).toHaveAttribute('href', '/')
  expect(screen.getByRole('group', { name: 'Udseende' })).toBeInTheDocument()

  await user.click(entry('Ændringer'))
  expect(entry('Ændringer')).toHaveAttribute('aria-current', 'page')
  expect(entry('Kurser')).not.toHaveAttribute('aria-current')
  expect(await screen.findByText('Ingen ændringer endnu')).toBeInTheDocument()
})

test('the sidebar collapses to icons with the same names and remembers it for seven days', async () => {
  const write = vi.spyOn(Document.prototype, 'cookie', 'set')
  const user = await site.openPanel()
  expect(toggle()).toHaveAttribute('aria-expanded', 'true')
  await user.click(toggle())

  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
  expect(write).toHaveBeenCalledWith('sidebar_state=false; path=/; max-age=604800; SameSite=Lax')
  expect(entry('Kurser')).toBeInTheDocument()
  expect(screen.queryByText('Til hjemmesiden')).not.toBeInTheDocument()
  write.mockRestore()
})

test('the sidebar opens in its remembered state, and ctrl or cmd with b alone toggles it', async () => {
  setCookie('sidebar_state=false; path=/')
  const user = await site.openPanel()
  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
  await user.keyboard('{Control>}b{/Control}')
  expect(toggle()).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{Meta>}b{/Meta}')
  expect(toggle()).toHaveAttribute('aria-expanded', 'false')

  for (const keys of [
    'b',
    '{Control>}{Shift>}b{/Shift}{/Control}',
    '{Control>}{Alt>}b{/Alt}{/Control}',
    '{Control>}{Meta>}b{/Meta}{/Control}',
  ]) {
    await user.keyboard(keys)
    expect(toggle(), keys).toHaveAttribute('aria-expanded', 'false')
  }

  await user.click(screen.getByRole('button', { name: 'Opret kursus' }))
  expect(await screen.findByLabelText('Titel')).toHaveFocus()
  await user.keyboard('{Control>}b{/Control}{Escape}')
  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
})

test('the sidebar slides over the page on a narrow screen, and closes with its button or a link', async () => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === '(width < 48rem)' }),
  )
  const user = await site.openPanel()
  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()

  await user.click(toggle())
  const panel = await screen.findByRole('dialog', { name: 'Administration' })
  await user.click(within(panel).getByRole('button', { name: 'Luk sidepanel' }))
  await waitFor(() => expect(toggle()).toHaveFocus())
  expect(document.cookie).not.toContain('sidebar_state')

  await user.click(toggle())
  await user.click(await screen.findByRole('link', { name: 'Kurser' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await expectAddress('/admin/dashboard')
})
