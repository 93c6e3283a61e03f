import type { Wording } from '@/lib/wording'

/**
 * The toasts of a query or a mutation, passed in TanStack Query's `meta`; the query client logs the error and shows
 * the toast (spec 8).
 */
export type FeedbackMeta = {
  errorTitle?: string
  errorText?: (error: unknown) => Wording
  successTitle?: string
  successText?: string
}
