import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'

/** The active watchers, in the order of their creation. */
let watchers: FakeCloseWatcher[] = []

/** Like Chromium's, which fires once. */
class FakeCloseWatcher extends EventTarget {
  constructor() {
    super()
    watchers.push(this)
  }

  destroy(): void {
    watchers = watchers.filter((watcher) => watcher !== this)
  }

  close(): void {
    this.destroy()
    this.dispatchEvent(new Event('close'))
  }
}

afterEach(() => {
  Reflect.deleteProperty(window, 'CloseWatcher')
  watchers = []
})

/** A phone's back. */
function goBack(): void {
  act(() => {
    watchers.at(-1)?.close()
  })
}

// A form that asks before it closes, in a browser: e2e/back-closes.spec.ts.
test('a busy question stays open, and back does not leave the page meanwhile', () => {
  window.CloseWatcher = FakeCloseWatcher
  render(
    <ConfirmDialog
      isBusy
      title="Luk?"
      question="Er du sikker?"
      cancelLabel="Bliv"
      confirmLabel="Luk alt"
      onCancel={() => expect.unreachable()}
      onConfirm={() => {}}
    />,
  )
  goBack()
  goBack()
  expect(screen.getByRole('alertdialog')).toBeInTheDocument()
  expect(watchers).toHaveLength(1)
})
