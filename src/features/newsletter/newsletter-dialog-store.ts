import { useSyncExternalStore } from 'react'
import { newsletterToasts } from '@/features/newsletter/messages'
import { showToast } from '@/lib/toast-store'

type NewsletterDialog = typeof import('@/features/newsletter/newsletter-dialog').NewsletterDialog

/** The site's one newsletter dialog while it is open. */
let openDialog: NewsletterDialog | null = null
const listeners = new Set<() => void>()

function publish(next: NewsletterDialog | null): void {
  openDialog = next
  for (const listener of listeners) listener()
}

/**
 * Fetches the dialog's code and opens it. On closing, the focus returns to what has it now, or to what gets it
 * from a menu that closes with the same click.
 */
export async function openNewsletterDialog(): Promise<void> {
  try {
    const { NewsletterDialog } = await import('@/features/newsletter/newsletter-dialog')
    // Radix gives the focus of a closed menu back in a task of its own, which is queued by now.
    await new Promise((resolve) => setTimeout(resolve))
    publish(NewsletterDialog)
  } catch (error) {
    console.error('The newsletter dialog could not be loaded', error)
    showToast(newsletterToasts.failed)
  }
}

export function closeNewsletterDialog(): void {
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
