/** A function's environment variables. */
export type Env = Readonly<Record<string, string | undefined>>

/**
 * The key of the project in a function's environment; undefined where there is none.
 * @param keys the new keys as JSON, `{"default":"sb_…"}`
 * @param olderKey the legacy key, in projects that still have one
 */
export function projectKey(
  keys: string | undefined,
  olderKey: string | undefined,
): string | undefined {
  try {
    const [key] = Object.values<unknown>(JSON.parse(keys ?? '{}'))
    if (typeof key === 'string') return key
  } catch {
    // Falls back to the legacy key.
  }
  return olderKey
}
