import { createStore, useStore } from '@/lib/store'

/** How many things the visitor waits for. */
const pending = createStore(() => 0)

/** Lets the site show that it is waiting for something the visitor has asked for, until it is settled. */
export async function whileLoading<Result>(work: Promise<Result>): Promise<Result> {
  pending.set(pending.get() + 1)
  try {
    return await work
  } finally {
    pending.set(pending.get() - 1)
  }
}

/** A download that is made once, and anew only after it has failed, since the network may be back. */
export function downloadOnce<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let download: Promise<Result> | undefined
  return () => {
    download ??= load().catch((error) => {
      download = undefined
      throw error
    })
    return download
  }
}

export function useIsLoading(): boolean {
  return useStore(pending, 0) > 0
}
