import { act, render, waitFor } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DrawingName } from '@/illustrations/drawing-name'

const texts: ReadonlyMap<DrawingName, string> = new Map([
  ['team', '<svg><clipPath id="a"></clipPath><g clip-path="url(#a)"></g></svg>'],
  ['contact', '<svg><circle r="9"></circle></svg>'],
])

/** Answers for the network from which the drawings come. */
const download = vi.fn<() => Promise<{ drawingTexts: typeof texts }>>()

beforeEach(() => {
  download.mockReset().mockResolvedValue({ drawingTexts: texts })
})

/** The component as on a page that has just been opened: no drawing is downloaded yet. */
async function openPage() {
  vi.resetModules()
  vi.doMock('@/illustrations/drawing-texts', () => download())
  const { Illustration } = await import('@/components/ui/illustration')
  const { loadDrawings } = await import('@/illustrations/drawings')
  return { Illustration, loadDrawings }
}

/** An element as the build writes it into the page, with 'team' in it. */
async function prerenderTeam(): Promise<HTMLElement> {
  const { Illustration, loadDrawings } = await openPage()
  await loadDrawings()
  vi.stubEnv('SSR', true)
  const { prelude } = await prerender(<Illustration name="team" className="w-60" />)
  vi.stubEnv('SSR', false)
  const container = document.createElement('div')
  container.innerHTML = await new Response(prelude).text()
  download.mockClear()
  return container
}

/** Lets React take over what is there, and fails where it does not find what it expects. */
async function hydrate(container: HTMLElement, page: React.ReactNode) {
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  return { rerender: (node: React.ReactNode) => act(async () => root.render(node)) }
}

test('a prerendered drawing is never touched and never downloaded', async () => {
  const container = await prerenderTeam()
  const [drawing, markup] = [container.querySelector('svg'), container.innerHTML]
  expect(drawing).not.toBeNull()
  const { Illustration, loadDrawings } = await openPage()
  const { rerender } = await hydrate(container, <Illustration name="team" className="w-60" />)
  expect(container.innerHTML).toBe(markup)
  expect(download).not.toHaveBeenCalled()
  // Another page needs them, and this one is still there.
  await loadDrawings()
  await rerender(<Illustration name="team" className="w-80" />)
  expect(container.firstElementChild).toHaveClass('w-80')
  expect(container.querySelector('svg')).toBe(drawing)
})

test('a prerendered drawing is not touched either when the drawings are there before React', async () => {
  const container = await prerenderTeam()
  const drawing = container.querySelector('svg')
  const { Illustration, loadDrawings } = await openPage()
  await loadDrawings()
  const { rerender } = await hydrate(container, <Illustration name="team" className="w-60" />)
  await rerender(<Illustration name="team" className="w-80" />)
  expect(container.querySelector('svg')).toBe(drawing)
})

test('a drawing that comes later is downloaded, and the element waits empty', async () => {
  let arrive = () => {}
  download.mockReturnValue(
    new Promise((resolve) => {
      arrive = () => resolve({ drawingTexts: texts })
    }),
  )
  const { Illustration } = await openPage()
  const { container } = render(<Illustration name="contact" />)
  await waitFor(() => expect(download).toHaveBeenCalledOnce())
  expect(container.firstElementChild).toBeEmptyDOMElement()
  arrive()
  await waitFor(() => expect(container.querySelector('circle')).toBeInTheDocument())
})

test('what is downloaded comes by itself once the page around it is there', async () => {
  const { Illustration, loadDrawings } = await openPage()
  await loadDrawings()
  const drawn: (number | undefined)[] = []
  function Page() {
    const page = useRef<HTMLElement>(null)
    useLayoutEffect(() => void drawn.push(page.current?.querySelectorAll('circle').length), [])
    return (
      <main ref={page}>
        <Illustration name="contact" />
      </main>
    )
  }
  const { container } = render(<Page />)
  expect(drawn).toEqual([0])
  expect(container.querySelector('circle')).toBeInTheDocument()
  expect(download).toHaveBeenCalledOnce()
})

test('another name shows another drawing, in the place of a prerendered one too', async () => {
  const container = await prerenderTeam()
  const { Illustration } = await openPage()
  const { rerender } = await hydrate(container, <Illustration name="team" className="w-60" />)
  await rerender(<Illustration name="contact" />)
  await waitFor(() => expect(container.querySelector('circle')).not.toBeNull())
  expect(container.querySelectorAll('svg')).toHaveLength(1)
})

test('the mark of the house does without the other drawings', async () => {
  const { Illustration } = await openPage()
  const { container } = render(<Illustration name="logo-mark" />)
  await waitFor(() => expect(container.querySelector('svg')).toBeInTheDocument())
  expect(download).not.toHaveBeenCalled()
})

test('a drawing may stand twice on a page, and each refers to its own parts', async () => {
  const { Illustration, loadDrawings } = await openPage()
  await loadDrawings()
  const { container } = render(
    <>
      <Illustration name="team" />
      <Illustration name="team" />
    </>,
  )
  const drawings = Array.from(container.querySelectorAll('svg'), (drawing) => ({
    id: drawing.querySelector('clipPath')?.id,
    reference: drawing.querySelector('g')?.getAttribute('clip-path'),
  }))
  expect(new Set(drawings.map(({ id }) => id)).size).toBe(2)
  for (const { id, reference } of drawings) expect(reference).toBe(`url(#${id})`)
})

test('a failed download leaves the page without decoration, until the next drawing tries again', async () => {
  download.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { Illustration } = await openPage()
  const first = render(<Illustration name="contact" />)
  await waitFor(() => expect(download).toHaveBeenCalledOnce())
  expect(first.container.firstElementChild).toBeEmptyDOMElement()
  const second = render(<Illustration name="contact" />)
  await waitFor(() => expect(second.container.querySelector('circle')).toBeInTheDocument())
  expect(download).toHaveBeenCalledTimes(2)
})
