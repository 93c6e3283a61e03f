import type { Page, Route } from '@playwright/test'

/** The handling of a request in place of its response. */
type Fault = (route: Route) => Promise<void>

export const offline: Fault = (route) => route.abort('internetdisconnected')

/** A JSON response of the server. */
export function jsonResponse(status: number, body: unknown): Fault {
  return (route) => route.fulfill({ status, json: body })
}

/** The HTML page of a proxy, or the start page of a host for an unknown file. */
export function htmlResponse(status: number): Fault {
  return (route) =>
    route.fulfill({ status, contentType: 'text/html', body: '<!doctype html><h1>Proxy</h1>' })
}

/**
 * Fails the requests of a method, until the returned function is called.
 * @param path the end of the URL, without the query
 */
export async function failRequests(
  page: Page,
  method: string,
  path: string,
  fault: Fault,
): Promise<() => Promise<void>> {
  const address = new RegExp(`${path}(\\?|$)`)
  const handle = (route: Route) =>
    route.request().method() === method ? fault(route) : route.fallback()
  await page.route(address, handle)
  return () => page.unroute(address, handle)
}

/**
 * Holds requests.
 * @returns a function that lets them go on, and those to come
 */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await route.fallback()
  })
  return release
}
