/** What a server answered: its status, and its body when that is JSON. Status 0 means that none came. */
export type Answer = { status: number; body: unknown; headers: Headers }

/** Asks a server and waits a limited time; redirects are answers too. Never throws. */
export async function ask(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit = {},
): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(15_000)
    const response = await fetch(url, { redirect: 'manual', signal, ...init })
    const text = await response.text()
    return { status: response.status, body: parseJson(text), headers: response.headers }
  } catch {
    return { status: 0, body: undefined, headers: new Headers() }
  }
}

/** A property of an answer's body, when it has one of that name and it is text. */
export function textIn(body: unknown, name: string): string | undefined {
  const value = valueIn(body, name)
  return typeof value === 'string' ? value : undefined
}

/** A property of an answer's body, of any kind. */
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
