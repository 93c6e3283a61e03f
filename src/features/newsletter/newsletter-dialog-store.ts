import { useSyncExternalStore } from 'react'
import { siteReplaced } from '@/content/error-pages'
import { newsletterFailed } from '@/features/newsletter/messages'
import { dynamicImport } from '@/lib/dynamic-import'

type NewsletterDialog = typeof import('@/features/newsletter/newsletter-dialog').NewsletterDialog

const dialog = dynamicImport<NewsletterDialog>(
  'newsletter dialog',
  async () => (await import('@/features/newsletter/newsletter-dialog')).NewsletterDialog,
  { failed: newsletterFailed, replaced: siteReplaced },
)

export const preloadNewsletterDialog = dialog.preload

/** The site's one newsletter dialog while it is open. */
let openDialog: NewsletterDialog | null = null
const listeners = new Set<() => void>()

function publish(next: NewsletterDialog | null): void {
  openDialog = next
  for (const listener of listeners) listener()
}

/** Counts the requests to open or close, so that one whose code comes late can see that it is no longer wanted. */
let latestRequest = 0

/**
 * Fetches the dialog's code and opens it. On closing, the focus returns to what has it now, or to what gets it
 * from a menu that closes with the same click. Whoever has gone on meanwhile, to another page or into another
 * dialog, is not interrupted.
 */
export async function openNewsletterDialog(): Promise<void> {
  latestRequest += 1
  const request = latestRequest
  const Dialog = await dialog.load()
  // Radix gives the focus of a closed menu back in a task of its own, which is queued by now.
  await new Promise((resolve) => setTimeout(resolve))
  const isOverDialog = document.querySelector('[role=dialog], [role=alertdialog]') !== null
  if (Dialog && request === latestRequest && !isOverDialog) publish(Dialog)
}

/** Closes the dialog, also one that is still on its way. */
export function closeNewsletterDialog(): void {
  latestRequest += 1
  publish(null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The dialog to render, or null while it is closed. */
export function useNewsletterDialog(): NewsletterDialog | null {
  return useSyncExternalStore(
    subscribe,
    () => openDialog,
    () => null,
  )
}
