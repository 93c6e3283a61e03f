import { act, screen, waitFor } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { captureEarlyInputScript, replayEarlyInput } from '@/app/early-input'
import { Tabs } from '@/components/ui/tabs'

let root: Root | undefined
afterEach(async () => {
  await act(async () => root?.unmount())
  root = undefined
})

/** Shows a page as HTML, with the script that the build writes into it. */
function load(page: React.ReactNode): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = renderToString(page)
  document.body.replaceChildren(element)
  new Function(captureEarlyInputScript)()
  return element
}

/** Hydrates the page, as main.tsx does. */
async function takeOver(element: HTMLElement, page: React.ReactNode): Promise<void> {
  await act(async () => {
    root = hydrateRoot(element, page)
    replayEarlyInput()
  })
}

test('a button that is clicked before the scripts does its work afterwards, once', async () => {
  const onClick = vi.fn()
  const page = (
    <button type="button" onClick={onClick}>
      <span>Åbn</span>
    </button>
  )
  const element = load(page)
  screen.getByText('Åbn').click()
  expect(onClick).not.toHaveBeenCalled()
  await takeOver(element, page)
  expect(onClick).toHaveBeenCalledTimes(1)

  screen.getByRole('button').click()
  expect(onClick).toHaveBeenCalledTimes(2)
})

test('of several presses the last one counts', async () => {
  const onClick = vi.fn()
  const page = ['Første', 'Anden'].map((name) => (
    <button key={name} type="button" onClick={() => onClick(name)}>
      {name}
    </button>
  ))
  const element = load(page)
  screen.getByText('Første').click()
  screen.getByText('Anden').click()
  await takeOver(element, page)
  expect(onClick.mock.calls).toEqual([['Anden']])
})

test('an arrow key on a tab before the scripts chooses the next tab', async () => {
  const onValueChange = vi.fn()
  const page = (
    <Tabs
      label="Kursustyper"
      tabs={[
        { value: 'first', label: 'Første', content: 'Et' },
        { value: 'second', label: 'Anden', content: 'To' },
      ]}
      value="first"
      onValueChange={onValueChange}
    />
  )
  const element = load(page)
  const tab = screen.getByRole('tab', { name: 'Første' })
  tab.focus()
  tab.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  await takeOver(element, page)
  await waitFor(() => expect(onValueChange).toHaveBeenCalledWith('second'))
  expect(screen.getByRole('tab', { name: 'Anden' })).toHaveFocus()
})

test('a key that is no arrow is not replayed, since the browser has handled it', async () => {
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

test('the click on a link is left to the browser, and not made again', async () => {
  const onClick = vi.fn()
  const page = (
    <a href="/prices" onClick={onClick}>
      Priser
    </a>
  )
  const element = load(page)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  // After everybody else, since there is nowhere to go.
  const stay = vi.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false)
    event.preventDefault()
  })
  window.addEventListener('click', stay, { once: true })
  screen.getByRole('link').dispatchEvent(click)
  expect(stay).toHaveBeenCalledTimes(1)
  await takeOver(element, page)
  expect(onClick).not.toHaveBeenCalled()
})

test('a page that was not written by the build has nothing to repeat', () => {
  delete window.earlyInput
  expect(replayEarlyInput).not.toThrow()
})
