import { useSyncExternalStore } from 'react'

let pending = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1): void {
  pending += by
  for (const listener of listeners) listener()
}

/** Lets the site show that it is waiting for something the visitor has asked for, until it is settled. */
export async function whileLoading<Result>(work: Promise<Result>): Promise<Result> {
  change(1)
  try {
    return await work
  } finally {
    change(-1)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useIsLoading(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pending > 0,
    () => false,
  )
}
