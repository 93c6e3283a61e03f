import { createContext, useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LazyPart } from '@/components/boundaries/lazy-part'
import { isNoDialogOpen } from '@/components/ui/open-dialog'
import { newsletterFailed } from '@/content/newsletter'
import { lazyComponent } from '@/lib/lazy-component'
import { nameInLink } from '@/lib/name-in-link'
import { KEEP_SCROLL } from '@/lib/navigation-state'
import { usePageState } from '@/lib/use-page-state'

export const NewsletterDialog = lazyComponent(
  () => import('@/features/newsletter/newsletter-dialog'),
)

/** Query parameter of links in mails: `?nyhedsbrev=1` opens the dialog on any page. */
const OPEN_PARAMETER = 'nyhedsbrev'

/** Opens the dialog when its code is downloaded, unless another page or dialog has been opened meanwhile. */
export const OpenNewsletterDialog = createContext(() => {})

/** Renders the newsletter dialog, until a navigation closes it. @param onOpen prefetches the toasts */
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
    setIsOpen(true)
  }, [onOpen, setIsOpen])

  useOpenParameter(open)

  return (
    <OpenNewsletterDialog value={open}>
      {children}
      {isOpen && (
        <LazyPart failed={newsletterFailed} isWanted={isNoDialogOpen} onClose={close}>
          <NewsletterDialog onClose={close} />
        </LazyPart>
      )}
    </OpenNewsletterDialog>
  )
}

/** Removes the parameter from the URL, so that it opens the dialog only once, and then opens it. */
function useOpenParameter(open: () => void): void {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const isRequested = useRef(false)

  useEffect(() => {
    const parameters = new URLSearchParams(search)
    if (nameInLink(parameters.get(OPEN_PARAMETER) ?? '') === '1') {
      isRequested.current = true
      parameters.delete(OPEN_PARAMETER)
      void navigate({ search: String(parameters), hash }, { replace: true, state: KEEP_SCROLL })
    } else if (isRequested.current) {
      isRequested.current = false
      open()
    }
  }, [search, hash, navigate, open])
}
