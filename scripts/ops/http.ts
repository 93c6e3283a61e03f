/** The response of a server; `body` only where it is JSON. Status 0 means that there was no response. */
export type HttpResult = { status: number; body: unknown; headers: Headers }

/** Sends a request with a timeout; redirects are not followed. Never throws. */
export async function sendRequest(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit = {},
): Promise<HttpResult> {
  try {
    const signal = AbortSignal.timeout(15_000)
    const response = await fetch(url, { redirect: 'manual', signal, ...init })
    const body: unknown = await response.json().catch(() => undefined)
    return { status: response.status, body, headers: response.headers }
  } catch {
    return { status: 0, body: undefined, headers: new Headers() }
  }
}
