import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Toasts } from '@/app/toasts'
import { LazyPart } from '@/components/boundaries/lazy-part'
import { siteReplaced } from '@/content/error-pages'
import { watchForMissingCode } from '@/lib/code-loading'
import { lazyComponent } from '@/lib/lazy-component'
import { dismissToast, type ToastContent } from '@/lib/toast-store'
import { takeLoggedErrors } from '../../helpers/logged-errors'
import { expectToast } from '../../helpers/render-site'

const failed: ToastContent = { title: 'Fejl', text: 'Tjek din forbindelse.', tone: 'destructive' }
const failure = new TypeError('Failed to fetch dynamically imported module')
const module = { default: () => <p>Her er jeg</p> }
type Load = () => Promise<{ default: ComponentType }>

const network = globalThis.fetch
afterEach(() => {
  dismissToast()
  vi.stubGlobal('fetch', network)
  window.history.replaceState(null, '')
})

/** A button that opens a part whose code is downloaded by `load`. */
function show(load: Load, isWanted = () => true) {
  const Part = lazyComponent(load)
  function Opener() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <button type="button" aria-pressed={isOpen} onClick={() => setIsOpen(true)}>
          Åbn
        </button>
        {isOpen && (
          <LazyPart failed={failed} isWanted={isWanted} onClose={() => setIsOpen(false)}>
            <Part />
          </LazyPart>
        )}
        <Toasts />
      </>
    )
  }
  render(<Opener />)
  return screen.getByRole('button', { name: 'Åbn' })
}

test('the toast says that the site has been updated where a new version has removed the code', async () => {
  watchForMissingCode()
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }))
  vi.stubGlobal('fetch', async () => new Response())
  window.history.replaceState({ reloaded: true }, '')
  const opener = show(async () => {
    throw failure
  })
  await userEvent.click(opener)
  await expectToast('Fejl', siteReplaced)
  expect(takeLoggedErrors()).not.toEqual([])
})

test('a part that is no longer wanted when its code is downloaded is not shown', async () => {
  let arrive = () => {}
  const arrival = new Promise<typeof module>((resolve) => {
    arrive = () => resolve(module)
  })
  let isWanted = true
  const opener = show(
    () => arrival,
    () => isWanted,
  )
  await userEvent.click(opener)
  expect(opener).toHaveAttribute('aria-pressed', 'true')
  isWanted = false
  arrive()
  await waitFor(() => expect(opener).toHaveAttribute('aria-pressed', 'false'))
  expect(screen.queryByText('Her er jeg')).not.toBeInTheDocument()
})
