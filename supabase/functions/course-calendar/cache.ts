/** Gives what is kept under a key, or else what `read` gives, which is then kept. */
export type Cached<T> = (key: string, read: () => Promise<T>) => Promise<T>

/**
 * Keeps what was read for a while, for as long as this instance lives. Who asks while it is being read waits for the
 * same answer; a failure reaches all of them, and is not kept.
 * @param milliseconds from when the reading began
 */
export function cacheFor<T>(milliseconds: number): Cached<T> {
  const kept = new Map<string, { since: number; value: Promise<T> }>()
  return (key, read) => {
    const now = Date.now()
    for (const [name, { since }] of kept) {
      // A clock that was set back must not make it last.
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
