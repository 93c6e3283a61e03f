import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Toasts } from '@/app/toasts'
import { CopyButton } from '@/components/ui/copy-button'
import { copyLink } from '@/content/copy-link'
import { dismissToast } from '@/lib/toast-store'
import { expectToast } from '../../helpers/render-site'

const ADDRESS = `${window.location.origin}/courses#foraeldre`

afterEach(dismissToast)

// A copied link and a copied mail address: tests/pages/article-page.test.tsx and contact-page.test.tsx.
test('the copy button shows and selects the address where the browser denies the clipboard', async () => {
  // Gives the document a clipboard.
  const user = userEvent.setup()
  render(
    <>
      <CopyButton text="/courses#foraeldre" words={copyLink} about="til Kurser" />
      <Toasts />
    </>,
  )
  const button = screen.getByRole('button', { name: 'Kopiér link til Kurser' })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('No'))
  await user.click(button)

  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: copyLink.byHand })
  expect(box).toHaveValue(ADDRESS)
  expect(box).toHaveFocus()
  expect([box.selectionStart, box.selectionEnd]).toEqual([0, ADDRESS.length])
  expect(screen.queryByText(copyLink.copied.title)).not.toBeInTheDocument()

  await user.click(button)
  await expectToast(copyLink.copied.title, copyLink.copied.text)
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})
