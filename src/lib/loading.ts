import { createStore, useStore } from '@/lib/store'

/** The number of pending operations that the visitor waits for. */
const pending = createStore(() => 0)

/** Shows the loading bar until the promise is settled. */
export async function whileLoading<Result>(work: Promise<Result>): Promise<Result> {
  pending.set(pending.get() + 1)
  try {
    return await work
  } finally {
    pending.set(pending.get() - 1)
  }
}

export function useIsLoading(): boolean {
  return useStore(pending, 0) > 0
}
