import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { PageLink, PagePrefetch } from '@/components/sections/page-link'
import type { SiteHref } from '@/content/paths'

const load = vi.fn<(path: string) => Promise<void>>()
beforeEach(() => {
  load.mockReset().mockResolvedValue()
})

function showLink(to: SiteHref = '/prices'): HTMLElement {
  render(
    <PagePrefetch value={load}>
      <MemoryRouter>
        <PageLink to={to}>Priser</PageLink>
      </MemoryRouter>
    </PagePrefetch>,
  )
  return screen.getByRole('link', { name: 'Priser' })
}

test.each([
  ['pointed at', (link: HTMLElement) => fireEvent.pointerEnter(link)],
  ['focused', (link: HTMLElement) => fireEvent.focus(link)],
  ['touched', (link: HTMLElement) => fireEvent.touchStart(link)],
])('a link that is %s sends for the code of its page, and not before', (_how, comeNear) => {
  const link = showLink()
  expect(load).not.toHaveBeenCalled()
  comeNear(link)
  expect(load.mock.calls).toEqual([['/prices']])
})

test('query and hash are no part of which page it is', () => {
  fireEvent.focus(showLink('/courses?uge=48#supervision'))
  expect(load.mock.calls).toEqual([['/courses']])
})

// An unhandled rejection fails the run by itself.
test('code that cannot be had is no matter yet, and is asked for again', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const link = showLink()
  fireEvent.focus(link)
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  expect(link).toHaveAttribute('href', '/prices')
  fireEvent.pointerEnter(link)
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
})
