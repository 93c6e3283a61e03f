/** The cached value of a key, or that of `read`, which is then cached. */
export type Cached<T> = (key: string, read: () => Promise<T>) => Promise<T>

/**
 * An in-memory cache with a time to live. Simultaneous requests share one read; a failure rejects all of them, and is
 * not cached.
 * @param milliseconds from the start of the read
 */
export function cacheFor<T>(milliseconds: number): Cached<T> {
  const kept = new Map<string, { since: number; value: Promise<T> }>()
  return (key, read) => {
    const now = Date.now()
    for (const [name, { since }] of kept) {
      // A clock that was set back must not extend the time to live.
      if (Math.abs(now - since) >= milliseconds) kept.delete(name)
    }
    const found = kept.get(key)
    if (found) return found.value

    const entry = { since: now, value: read() }
    kept.set(key, entry)
    entry.value.catch(() => {
      if (kept.get(key) === entry) kept.delete(key)
    })
    return entry.value
  }
}
