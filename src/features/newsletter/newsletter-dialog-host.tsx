import { useEffect, useRef } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation, useNavigate } from 'react-router-dom'
import { newsletterFailed } from '@/features/newsletter/messages'
import {
  closeNewsletterDialog,
  openNewsletterDialog,
  useNewsletterDialog,
} from '@/features/newsletter/newsletter-dialog-store'
import { showToast } from '@/lib/toast-store'

/** In a link in a mail: `/?nyhedsbrev=1` opens the dialog on whatever page it leads to. */
const INVITATION = 'nyhedsbrev'

function tellAndClose(): void {
  showToast(newsletterFailed)
  closeNewsletterDialog()
}

/**
 * The place of the one newsletter dialog, for the frame around the pages. Where it fails the visitor is told, and it
 * closes: that is the new chance for the next time.
 * @param onOpen for what the dialog will need: its answers come as toasts
 */
export function NewsletterDialogHost({ onOpen }: { onOpen: () => void }) {
  const { key } = useLocation()
  useInvitation()
  const Dialog = useNewsletterDialog()
  const isOpen = Dialog !== null

  useEffect(() => {
    if (isOpen) onOpen()
  }, [isOpen, onOpen])

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every step to another page it closes
  useEffect(() => closeNewsletterDialog, [key])

  return (
    <ErrorBoundary fallback={null} onError={tellAndClose} resetKeys={[isOpen]}>
      {Dialog && <Dialog onClose={closeNewsletterDialog} />}
    </ErrorBoundary>
  )
}

/** Takes the invitation out of the address, so that it opens the dialog once, and then opens it. */
function useInvitation(): void {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const isInvited = useRef(false)

  useEffect(() => {
    const parameters = new URLSearchParams(search)
    if (parameters.get(INVITATION) === '1') {
      isInvited.current = true
      parameters.delete(INVITATION)
      const state = { isSamePlace: true }
      navigate({ search: String(parameters), hash }, { replace: true, state })
    } else if (isInvited.current) {
      isInvited.current = false
      openNewsletterDialog()
    }
  }, [search, hash, navigate])
}
