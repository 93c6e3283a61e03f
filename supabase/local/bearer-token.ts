/**
 * The token of an Authorization header: empty when there is only the word Bearer, undefined when
 * the header is missing or of another scheme.
 */
export function bearerToken(authorization: string | null): string | undefined {
  const match = /^bearer(?:\s+(.*))?$/i.exec(authorization?.trim() ?? '')
  return match ? (match[1] ?? '').trim() : undefined
}
