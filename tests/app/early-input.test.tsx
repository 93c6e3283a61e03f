import { act, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { recordEarlyInput, replayEarlyInput } from '@/app/early-input'

let root: Root | undefined
afterEach(async () => {
  await act(async () => root?.unmount())
  root = undefined
})

/** Shows a page as HTML, with the recording of its first script. */
function load(page: React.ReactNode): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = renderToString(page)
  document.body.replaceChildren(element)
  recordEarlyInput()
  return element
}

/** Hydrates the page, as main.tsx does. */
async function takeOver(element: HTMLElement, page: React.ReactNode): Promise<void> {
  await act(async () => {
    root = hydrateRoot(element, page)
    replayEarlyInput()
  })
}

test('of several presses before hydration the last one is made again, once', async () => {
  const onClick = vi.fn()
  const page = ['Første', 'Anden'].map((name) => (
    <button key={name} type="button" onClick={() => onClick(name)}>
      <span>{name}</span>
    </button>
  ))
  const element = load(page)
  screen.getByText('Første').click()
  screen.getByText('Anden').click()
  expect(onClick).not.toHaveBeenCalled()
  await takeOver(element, page)
  expect(onClick.mock.calls).toEqual([['Anden']])
  screen.getByText('Første').click()
  expect(onClick).toHaveBeenCalledTimes(2)
})

test('a key that the browser has handled, such as Tab, is not pressed again', async () => {
  const onKeyDown = vi.fn()
  const page = (
    <button type="button" onKeyDown={onKeyDown}>
      Åbn
    </button>
  )
  const element = load(page)
  const tab = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })
  screen.getByRole('button').dispatchEvent(tab)
  await takeOver(element, page)
  expect(onKeyDown).not.toHaveBeenCalled()
})
