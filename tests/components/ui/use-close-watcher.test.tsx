import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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
  const [isOpen, setIsOpen] = useState(true)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Dialog open={isOpen} onOpenChange={() => setIsAsking(true)} title="Form" closeLabel="Luk">
        <input aria-label="Titel" />
      </Dialog>
      <ConfirmDialog
        {...words}
        open={isAsking}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          setIsOpen(false)
        }}
      />
    </>
  )
}

const question = () => screen.queryByRole('alertdialog')
const form = () => screen.queryByRole('dialog', { hidden: true })

test('back closes the layer on top, and the one below only when that is gone', async () => {
  window.CloseWatcher = FakeCloseWatcher
  const user = userEvent.setup()
  render(<AskingDialog />)
  for (let turn = 0; turn < 3; turn++) {
    goBack()
    expect(question()).toBeInTheDocument()
    goBack()
    expect(question()).not.toBeInTheDocument()
    expect(form()).toBeInTheDocument()
  }
  goBack()
  await user.click(screen.getByRole('button', { name: 'Luk alt' }))
  expect(form()).not.toBeInTheDocument()
  expect(watchers).toEqual([])
})

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
  render(<ConfirmDialog {...words} open isBusy onCancel={onCancel} onConfirm={() => {}} />)
  goBack()
  goBack()
  expect(question()).toBeInTheDocument()
  expect(watchers).toHaveLength(1)
})

test('without close watchers a dialog opens and closes on Escape all the same', async () => {
  const user = userEvent.setup()
  render(<AskingDialog />)
  await user.keyboard('{Escape}')
  expect(question()).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(question()).not.toBeInTheDocument()
  expect(form()).toBeInTheDocument()
})
