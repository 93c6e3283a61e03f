import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { PageLink, PagePrefetch } from '@/components/links/page-link'
import type { SiteHref } from '@/content/paths'

const load = vi.fn<(path: string) => Promise<void>>()
beforeEach(() => {
  load.mockReset().mockResolvedValue()
})

function showLink(to: SiteHref): HTMLElement {
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
  ['hovered', (link: HTMLElement) => fireEvent.pointerEnter(link)],
  ['focused', (link: HTMLElement) => fireEvent.focus(link)],
  ['touched', (link: HTMLElement) => fireEvent.touchStart(link)],
])(
  'a link that is %s prefetches the code of its page, without query and hash',
  (_how, approach) => {
    const link = showLink('/courses?uge=48#supervision')
    expect(load).not.toHaveBeenCalled()
    approach(link)
    expect(load.mock.calls).toEqual([['/courses']])
  },
)

// An unhandled rejection fails the run by itself.
test('a failed prefetch is ignored, and the next one downloads again', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const link = showLink('/prices')
  fireEvent.focus(link)
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  fireEvent.pointerEnter(link)
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
})
