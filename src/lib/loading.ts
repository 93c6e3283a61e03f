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
