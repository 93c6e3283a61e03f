import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isTransient } from '@/lib/backend-error'
import { reportError } from '@/lib/report-error'
import { showToast } from '@/lib/toast-store'
import type { Wording } from '@/lib/wording'

/** The toasts of a query or a mutation (spec 8), in TanStack Query's `meta`. The query client shows them. */
export type FeedbackMeta = {
  errorTitle?: string
  errorText?: (error: unknown) => Wording
  successTitle?: string
  successText?: string
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FeedbackMeta
    mutationMeta: FeedbackMeta
  }
}

function notifyError(error: unknown, meta: FeedbackMeta | undefined): void {
  reportError(meta?.errorTitle ?? 'Request failed', error)
  if (!meta?.errorTitle || !meta.errorText) return
  showToast({ title: meta.errorTitle, text: meta.errorText(error), tone: 'destructive' })
}

/** Logs and shows every failed request, so that no component catches errors to show a toast. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && isTransient(error),
        retryDelay: 1_000,
        // Offline, TanStack Query would pause in silence; a failed request shows an error.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: (error, query) => notifyError(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => notifyError(error, mutation.meta),
      onSuccess(_data, _variables, _result, { meta }) {
        if (!meta?.successTitle || !meta.successText) return
        showToast({ title: meta.successTitle, text: meta.successText, tone: 'success' })
      },
    }),
  })
}
