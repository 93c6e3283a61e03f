import type { ToastContent } from '@/lib/toast-store'

// Strings of the specification stand letter by letter; the others follow the site's copy guide.

/** The button that opens the dialog; the header gives its own label (spec 2). */
export const newsletterButtonLabel = 'Tilmeld nyhedsbrev'

/** Also shown when the dialog cannot be downloaded (spec 8). */
export const newsletterFailed = {
  title: 'Fejl',
  text: 'Der skete en fejl. Prøv venligst igen',
  tone: 'destructive',
} as const satisfies ToastContent
