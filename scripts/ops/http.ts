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
    const text = await response.text()
    return { status: response.status, body: parseJson(text), headers: response.headers }
  } catch {
    return { status: 0, body: undefined, headers: new Headers() }
  }
}

/** A text property of a response's body. */
export function textIn(body: unknown, name: string): string | undefined {
  const value = valueIn(body, name)
  return typeof value === 'string' ? value : undefined
}

/** A property of a response's body. */
export function valueIn(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null
    ? Object.getOwnPropertyDescriptor(body, name)?.value
    : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
