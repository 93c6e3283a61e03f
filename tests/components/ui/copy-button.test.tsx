import { render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Toasts } from '@/app/toasts'
import { CopyButton } from '@/components/ui/copy-button'
import { copyLink } from '@/content/copy-link'
import { dismissToast } from '@/lib/toast-store'
import { expectToast } from '../../helpers/render-site'

const ADDRESS = `${window.location.origin}/courses#foraeldre`

afterEach(dismissToast)

/** user-event gives the document a clipboard to look into. */
function open(): UserEvent {
  const user = userEvent.setup()
  render(
    <>
      <CopyButton text="/courses#foraeldre" words={copyLink} about="til Kurser" />
      <Toasts />
    </>,
  )
  return user
}

const button = () => screen.getByRole('button', { name: 'Kopiér link til Kurser' })

test('the copy button copies the whole address and says so', async () => {
  const user = open()
  await user.click(button())
  expect(await navigator.clipboard.readText()).toBe(ADDRESS)
  await expectToast('Linket er kopieret', 'Nu kan du sætte det ind, hvor du vil dele det.')
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('the copy button copies a text that is no address of the site as it is', async () => {
  const user = userEvent.setup()
  render(<CopyButton text="kontakt@example.com" words={copyLink} />)
  await user.click(screen.getByRole('button', { name: 'Kopiér link' }))
  expect(await navigator.clipboard.readText()).toBe('kontakt@example.com')
})

test('the copy button shows the address, marked, where the browser refuses', async () => {
  const user = open()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('No'))
  await user.click(button())

  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: copyLink.byHand })
  expect(box).toHaveValue(ADDRESS)
  expect(box).toHaveFocus()
  expect([box.selectionStart, box.selectionEnd]).toEqual([0, ADDRESS.length])
  expect(screen.queryByText('Linket er kopieret')).not.toBeInTheDocument()

  await user.click(button())
  await expectToast('Linket er kopieret', 'Nu kan du sætte det ind, hvor du vil dele det.')
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('the copy button shows the address where there is no clipboard, as without https', async () => {
  const user = open()
  const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard') ?? {}
  Object.defineProperty(navigator, 'clipboard', { ...clipboard, get: () => undefined })
  await user.click(button())
  Object.defineProperty(navigator, 'clipboard', clipboard)
  expect(await screen.findByRole('textbox')).toHaveValue(ADDRESS)
})
