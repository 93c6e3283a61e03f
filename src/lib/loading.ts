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

export function useIsLoading(): boolean {
  return useStore(pending, 0) > 0
}
