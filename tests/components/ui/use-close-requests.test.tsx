import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Dialog } from '@/components/ui/dialog'

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

/** A phone's back: the browser closes the newest watcher, or several between which nothing was pressed. */
function goBack(count = 1): void {
  act(() => {
    for (const watcher of watchers.slice(-count).reverse()) watcher.close()
  })
}

const words = {
  title: 'Luk?',
  question: 'Er du sikker?',
  cancelLabel: 'Bliv',
  confirmLabel: 'Luk alt',
}

/** A form that asks before it closes. */
function AskingDialog() {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Dialog requestClose={() => setIsAsking(true)} title="Form" closeLabel="Luk">
        <input aria-label="Titel" />
      </Dialog>
      {isAsking && (
        <ConfirmDialog {...words} onCancel={() => setIsAsking(false)} onConfirm={() => {}} />
      )}
    </>
  )
}

const question = () => screen.queryByRole('alertdialog')
const form = () => screen.queryByRole('dialog', { hidden: true })

test('a form with a question stays open where the browser closes both layers with one back', () => {
  window.CloseWatcher = FakeCloseWatcher
  render(<AskingDialog />)
  goBack()
  for (let turn = 0; turn < 3; turn++) {
    goBack(2)
    expect(form()).toBeInTheDocument()
    expect(watchers.length).toBeGreaterThan(0)
  }
})

test('a busy question stays open, and back does not leave the page meanwhile', () => {
  window.CloseWatcher = FakeCloseWatcher
  const onCancel = () => expect.unreachable()
  render(<ConfirmDialog {...words} isBusy onCancel={onCancel} onConfirm={() => {}} />)
  goBack()
  goBack()
  expect(question()).toBeInTheDocument()
  expect(watchers).toHaveLength(1)
})
