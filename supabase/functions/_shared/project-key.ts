/**
 * The key of its own project that the platform gives to a function; undefined where it gives none.
 * @param keys the new keys as JSON, `{"default":"sb_…"}`
 * @param olderKey what stands beside them, in projects that still have it
 */
export function projectKey(
  keys: string | undefined,
  olderKey: string | undefined,
): string | undefined {
  try {
    const [key] = Object.values<unknown>(JSON.parse(keys ?? '{}'))
    if (typeof key === 'string') return key
  } catch {
    // Then the older key has to do.
  }
  return olderKey
}
