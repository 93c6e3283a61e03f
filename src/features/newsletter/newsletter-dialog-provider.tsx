import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LazyPart } from '@/components/ui/lazy-part'
import { isNoDialogOpen } from '@/components/ui/open-dialog'
import { newsletterFailed } from '@/features/newsletter/messages'
import { NewsletterDialogContext } from '@/features/newsletter/use-newsletter-dialog'
import { lazyComponent } from '@/lib/lazy-component'
import { nameInLink } from '@/lib/name-in-link'
import { KEEP_SCROLL } from '@/lib/navigation-state'
import { usePageState } from '@/lib/use-page-state'

const NewsletterDialog = lazyComponent(() => import('@/features/newsletter/newsletter-dialog'))

/** In a link in a mail: `/?nyhedsbrev=1` opens the dialog on whatever page it leads to. */
const INVITATION = 'nyhedsbrev'

/**
 * The site's one newsletter dialog, which any component inside may open (useNewsletterDialog). Every step to another page
 * closes it, also while its code is pending.
 * @param onOpen prefetches the toasts in which the dialog responds
 */
export function NewsletterDialogProvider({
  onOpen,
  children,
}: {
  onOpen: () => void
  children: React.ReactNode
}) {
  const [isOpen, setIsOpen] = usePageState(false)
  const close = () => setIsOpen(false)

  const open = useCallback(() => {
    onOpen()
    // A menu around the button closes with the same click, and Radix then returns its focus in a task of its own, which
    // the second of these tasks comes after.
    setTimeout(() => setTimeout(() => setIsOpen(true)))
  }, [onOpen, setIsOpen])

  useInvitation(open)
  const controls = useMemo(() => ({ open, prefetch: NewsletterDialog.prefetch }), [open])

  return (
    <NewsletterDialogContext value={controls}>
      {children}
      {isOpen && (
        <LazyPart failed={newsletterFailed} isWanted={isNoDialogOpen} onClose={close}>
          <NewsletterDialog onClose={close} />
        </LazyPart>
      )}
    </NewsletterDialogContext>
  )
}

/** Takes the invitation out of the address, so that it opens the dialog once, and then opens it. */
function useInvitation(open: () => void): void {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const isInvited = useRef(false)

  useEffect(() => {
    const parameters = new URLSearchParams(search)
    if (nameInLink(parameters.get(INVITATION) ?? '') === '1') {
      isInvited.current = true
      parameters.delete(INVITATION)
      navigate({ search: String(parameters), hash }, { replace: true, state: KEEP_SCROLL })
    } else if (isInvited.current) {
      isInvited.current = false
      open()
    }
  }, [search, hash, navigate, open])
}
