import type { Wording } from '@/lib/wording'

/**
 * What a query or a mutation wants the user to be told about its outcome. It travels in TanStack Query's
 * `meta`; the query client reads it, logs the error and shows the one toast (spec 8).
 */
export type FeedbackMeta = {
  errorTitle?: string
  errorText?: (error: unknown) => Wording
  successTitle?: string
  successText?: string
}
