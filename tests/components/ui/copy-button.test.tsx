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

/** user-event gives the document a clipboard that can be read. */
function open(text = '/courses#foraeldre'): UserEvent {
  const user = userEvent.setup()
  render(
    <>
      <CopyButton text={text} words={copyLink} about="til Kurser" />
      <Toasts />
    </>,
  )
  return user
}

const button = () => screen.getByRole('button', { name: 'Kopiér link til Kurser' })

test.each([
  { text: '/courses#foraeldre', copied: ADDRESS },
  { text: 'kontakt@example.com', copied: 'kontakt@example.com' },
])('the copy button copies $text as $copied and announces it', async ({ text, copied }) => {
  const user = open(text)
  await user.click(button())
  expect(await navigator.clipboard.readText()).toBe(copied)
  await expectToast(copyLink.copied.title, copyLink.copied.text)
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('the copy button shows and selects the address where the browser denies the clipboard', async () => {
  const user = open()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('No'))
  await user.click(button())

  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: copyLink.byHand })
  expect(box).toHaveValue(ADDRESS)
  expect(box).toHaveFocus()
  expect([box.selectionStart, box.selectionEnd]).toEqual([0, ADDRESS.length])
  expect(screen.queryByText(copyLink.copied.title)).not.toBeInTheDocument()

  await user.click(button())
  await expectToast(copyLink.copied.title, copyLink.copied.text)
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})
