import { UnconfirmedWrite } from '@/features/courses/api/write-outcome'

/**
 * Remembers what was sent without a response, until a later attempt succeeds or the page is left: what it may have
 * stored is the administrator's own change, also for a dialog that has been opened since.
 */
export function rememberUnconfirmed<Sent>() {
  const sent = new Map<string, readonly Sent[]>()
  /** The attempts that were sent under one of the keys. */
  const of = (...keys: string[]) => [...new Set(keys.flatMap((key) => sent.get(key) ?? []))]
  return {
    of,
    /**
     * @param keys of all attempts at the same write
     * @param write is given the earlier attempts
     */
    async send<Result>(
      keys: readonly string[],
      what: Sent,
      write: (earlier: readonly Sent[]) => Promise<Result>,
    ): Promise<Result> {
      try {
        const result = await write(of(...keys))
        for (const key of keys) sent.delete(key)
        return result
      } catch (error) {
        if (error instanceof UnconfirmedWrite) {
          for (const key of keys) sent.set(key, [...of(key), what])
        }
        throw error
      }
    },
    /** The key and the attempts of a write among whose attempts is such a one. */
    find: (isSuch: (what: Sent) => boolean) =>
      [...sent].find(([, attempts]) => attempts.some(isSuch)),
  }
}
