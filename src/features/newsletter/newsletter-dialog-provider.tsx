import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation, useNavigate } from 'react-router-dom'
import { isDialogOpen } from '@/components/ui/open-dialog'
import { siteReplaced } from '@/content/error-pages'
import { newsletterFailed } from '@/features/newsletter/messages'
import { NewsletterDialogContext } from '@/features/newsletter/use-newsletter-dialog'
import { dynamicImport } from '@/lib/dynamic-import'
import { SAME_PLACE } from '@/lib/history-marks'
import { nameInLink } from '@/lib/name-in-link'
import { showToast } from '@/lib/toast-store'

type NewsletterDialog = typeof import('@/features/newsletter/newsletter-dialog').NewsletterDialog

const { preload, load } = dynamicImport<NewsletterDialog>(
  'newsletter dialog',
  async () => (await import('@/features/newsletter/newsletter-dialog')).NewsletterDialog,
  { failed: newsletterFailed, replaced: siteReplaced },
)

/** In a link in a mail: `/?nyhedsbrev=1` opens the dialog on whatever page it leads to. */
const INVITATION = 'nyhedsbrev'

/**
 * The site's one newsletter dialog, which whatever is inside may open (useNewsletterDialog). Where it fails the
 * visitor is told, and it closes: that is the new chance for the next time.
 * @param onOpen for what the dialog will need: its answers come as toasts
 */
export function NewsletterDialogProvider({
  onOpen,
  children,
}: {
  onOpen: () => void
  children: React.ReactNode
}) {
  const { key } = useLocation()
  const [Dialog, setDialog] = useState<NewsletterDialog | null>(null)
  /** Counts the requests to open or close, so that one whose code comes late can see that it is no longer wanted. */
  const latestRequest = useRef(0)

  const close = useCallback(() => {
    latestRequest.current += 1
    setDialog(null)
  }, [])

  const open = useCallback(async () => {
    latestRequest.current += 1
    const request = latestRequest.current
    const Loaded = await load()
    // Radix gives the focus of a closed menu back in a task of its own, which is queued by now.
    await new Promise((resolve) => setTimeout(resolve))
    if (!Loaded || request !== latestRequest.current || isDialogOpen()) return
    setDialog(() => Loaded)
    onOpen()
  }, [onOpen])

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every step to another page it closes
  useEffect(() => close, [key, close])
  useInvitation(open)

  return (
    <NewsletterDialogContext value={useMemo(() => ({ open, preload }), [open])}>
      {children}
      <ErrorBoundary
        fallback={null}
        onError={() => {
          showToast(newsletterFailed)
          close()
        }}
        resetKeys={[Dialog]}
      >
        {Dialog && <Dialog onClose={close} />}
      </ErrorBoundary>
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
      navigate({ search: String(parameters), hash }, { replace: true, state: SAME_PLACE })
    } else if (isInvited.current) {
      isInvited.current = false
      open()
    }
  }, [search, hash, navigate, open])
}
