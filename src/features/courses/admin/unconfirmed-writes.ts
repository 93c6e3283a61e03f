import { UnconfirmedWrite } from '@/features/courses/api/write-outcome'

/**
 * Remembers what was sent without a response, until a later attempt succeeds or the page is left: what it may have
 * stored is the administrator's own change, also for a dialog that has been opened since.
 */
export function rememberUnconfirmed<Sent>() {
  const sent = new Map<string, readonly Sent[]>()
  return {
    /** The attempts that were sent under the key. */
    of: (key: string) => sent.get(key) ?? [],
    /**
     * @param key of all attempts at the same write
     * @param write is given the earlier attempts
     */
    async send<Result>(
      key: string,
      what: Sent,
      write: (earlier: readonly Sent[]) => Promise<Result>,
    ): Promise<Result> {
      const earlier = sent.get(key) ?? []
      try {
        const result = await write(earlier)
        sent.delete(key)
        return result
      } catch (error) {
        if (error instanceof UnconfirmedWrite) sent.set(key, [...earlier, what])
        throw error
      }
    },
    /** The key and the attempts of a write among whose attempts is such a one. */
    find: (isSuch: (what: Sent) => boolean) =>
      [...sent].find(([, attempts]) => attempts.some(isSuch)),
  }
}
