import { act, render, waitFor } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { beforeEach, expect, test, vi } from 'vitest'
import type { IllustrationName } from '@/illustrations/illustration-name'

const texts: ReadonlyMap<IllustrationName, string> = new Map([
  ['team', '<svg><clipPath id="a"></clipPath><g clip-path="url(#a)"></g></svg>'],
  ['contact', '<svg><circle r="9"></circle></svg>'],
])

/** Stands in for the download of the illustrations. */
const download = vi.fn<() => Promise<{ illustrationSvgs: typeof texts }>>()

beforeEach(() => {
  download.mockReset().mockResolvedValue({ illustrationSvgs: texts })
})

/** The component on a newly opened page: no illustration is downloaded yet. */
async function openPage() {
  vi.resetModules()
  vi.doMock('@/illustrations/illustration-svgs', () => download())
  const { Illustration } = await import('@/components/sections/illustration')
  const { loadIllustrations } = await import('@/illustrations/illustrations')
  return { Illustration, loadIllustrations }
}

/** An element as the build writes it into the page, with 'team' in it. */
async function prerenderTeam(): Promise<HTMLElement> {
  const { Illustration, loadIllustrations } = await openPage()
  await loadIllustrations()
  vi.stubEnv('SSR', true)
  const { prelude } = await prerender(<Illustration name="team" className="w-60" />)
  vi.stubEnv('SSR', false)
  const container = document.createElement('div')
  container.innerHTML = await new Response(prelude).text()
  download.mockClear()
  return container
}

/** Hydrates the element, and fails for a hydration mismatch. */
async function hydrate(container: HTMLElement, page: React.ReactNode) {
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  return { rerender: (node: React.ReactNode) => act(async () => root.render(node)) }
}

test.each([
  { when: 'after hydration', isEarly: false },
  { when: 'before hydration', isEarly: true },
])('a prerendered illustration stays when the others are downloaded $when', async ({ isEarly }) => {
  const container = await prerenderTeam()
  const [illustration, markup] = [container.querySelector('svg'), container.innerHTML]
  expect(illustration).not.toBeNull()
  const { Illustration, loadIllustrations } = await openPage()
  if (isEarly) await loadIllustrations()
  const { rerender } = await hydrate(container, <Illustration name="team" className="w-60" />)
  expect(container.innerHTML).toBe(markup)
  expect(download).toHaveBeenCalledTimes(isEarly ? 1 : 0)
  await loadIllustrations()
  await rerender(<Illustration name="team" className="w-80" />)
  expect(container.firstElementChild).toHaveClass('w-80')
  expect(container.querySelector('svg')).toBe(illustration)
})

test('a downloaded illustration is rendered after the page around it, and refers to its own parts', async () => {
  const { Illustration, loadIllustrations } = await openPage()
  await loadIllustrations()
  const illustrationsAtFirst: (number | undefined)[] = []
  function Page() {
    const page = useRef<HTMLElement>(null)
    useLayoutEffect(
      () => void illustrationsAtFirst.push(page.current?.querySelectorAll('svg').length),
      [],
    )
    return (
      <main ref={page}>
        <Illustration name="team" />
        <Illustration name="team" />
      </main>
    )
  }
  const { container } = render(<Page />)
  expect(illustrationsAtFirst).toEqual([0])
  expect(download).toHaveBeenCalledOnce()
  const illustrations = Array.from(container.querySelectorAll('svg'), (illustration) => ({
    id: illustration.querySelector('clipPath')?.id,
    reference: illustration.querySelector('g')?.getAttribute('clip-path'),
  }))
  expect(new Set(illustrations.map(({ id }) => id)).size).toBe(2)
  for (const { id, reference } of illustrations) expect(reference).toBe(`url(#${id})`)
})

test('another name replaces a prerendered illustration', async () => {
  const container = await prerenderTeam()
  const { Illustration } = await openPage()
  const { rerender } = await hydrate(container, <Illustration name="team" className="w-60" />)
  await rerender(<Illustration name="contact" />)
  await waitFor(() => expect(container.querySelector('circle')).not.toBeNull())
  expect(container.querySelectorAll('svg')).toHaveLength(1)
})

test('the logo needs no download of the illustrations', async () => {
  const { Illustration } = await openPage()
  const { container } = render(<Illustration name="logo-mark" />)
  await waitFor(() => expect(container.querySelector('svg')).toBeInTheDocument())
  expect(download).not.toHaveBeenCalled()
})

test('an illustration is downloaded when it is mounted, and after a failure by the next one', async () => {
  download.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { Illustration } = await openPage()
  const first = render(<Illustration name="contact" />)
  await waitFor(() => expect(download).toHaveBeenCalledOnce())
  expect(first.container.firstElementChild).toBeEmptyDOMElement()
  const second = render(<Illustration name="contact" />)
  await waitFor(() => expect(second.container.querySelector('circle')).toBeInTheDocument())
  expect(download).toHaveBeenCalledTimes(2)
})
