import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { prefetchOnIntent } from '@/app/prefetch-on-intent'
import { preloadPage } from '@/app/routes'

// That a page is sent for is all that there is to see before it is opened.
vi.mock('@/app/routes', () => ({ preloadPage: vi.fn(async () => {}) }))

beforeAll(prefetchOnIntent)
beforeEach(() => {
  vi.mocked(preloadPage).mockClear()
  window.history.replaceState(null, '', '/services')
})
afterEach(() => document.body.replaceChildren())

function showLink(attributes: string): HTMLElement {
  document.body.innerHTML = `<a ${attributes}><span>Kurser</span></a>`
  return screen.getByText('Kurser')
}

const intents = [
  ['pointed at', fireEvent.pointerOver],
  ['focused', fireEvent.focusIn],
  ['touched', fireEvent.touchStart],
] as const

/** Until a frame that is asked for now is painted, and what waits for it has been called. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

test.each(intents)('the page of a link that is %s is sent for', async (_intent, fire) => {
  fire(showLink('href="/courses#supervision"'))
  await nextFrame()
  expect(vi.mocked(preloadPage).mock.calls).toEqual([['/courses']])
})

test('the page with the link that is pointed at is painted first', async () => {
  fireEvent.pointerOver(showLink('href="/courses"'))
  expect(preloadPage).not.toHaveBeenCalled()
  await nextFrame()
  expect(preloadPage).toHaveBeenCalledOnce()
})

test('an alias, another case or a slash at the end lead to the same page', async () => {
  for (const href of ['/kurser', '/Courses', '/courses/?uge=47'])
    fireEvent.pointerOver(showLink(`href="${href}"`))
  await nextFrame()
  expect(vi.mocked(preloadPage).mock.calls).toEqual([['/courses'], ['/courses'], ['/courses']])
})

test.each([
  ['another site', 'href="https://example.com/courses"'],
  ['a mail program', 'href="mailto:kontakt@example.com"'],
  ['a new tab', 'href="/courses" target="_blank"'],
  ['the page that is shown', 'href="/services#indhold"'],
  ['nowhere', ''],
])('nothing is sent for when the link leads to %s', async (_place, attributes) => {
  const link = showLink(attributes)
  for (const [, fire] of intents) fire(link)
  await nextFrame()
  expect(preloadPage).not.toHaveBeenCalled()
})

test('nothing is sent for when something else is pointed at', async () => {
  document.body.innerHTML = '<p>Om os</p>'
  fireEvent.pointerOver(screen.getByText('Om os'))
  await nextFrame()
  expect(preloadPage).not.toHaveBeenCalled()
})

test('what cannot be had is no error yet', async () => {
  vi.mocked(preloadPage).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const unhandled = vi.fn()
  process.once('unhandledRejection', unhandled)
  fireEvent.focusIn(showLink('href="/courses"'))
  // Node tells of a rejection that nobody handles before its next timer.
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})
