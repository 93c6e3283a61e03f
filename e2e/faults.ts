import type { Page, Route } from '@playwright/test'

/** The handling of a request in place of its response. */
export type Fault = (route: Route) => Promise<void>

export const offline: Fault = (route) => route.abort('internetdisconnected')

export const dnsFailure: Fault = (route) => route.abort('namenotresolved')

/** A JSON response of the server. */
export function jsonResponse(status: number, body: unknown): Fault {
  return (route) => route.fulfill({ status, json: body })
}

/** The HTML page of a proxy, or the start page of a host for an unknown file. */
export function htmlResponse(status: number): Fault {
  return (route) =>
    route.fulfill({ status, contentType: 'text/html', body: '<!doctype html><h1>Proxy</h1>' })
}

/** The connection breaks in the middle of the response. */
export const truncatedResponse: Fault = (route) =>
  route.fulfill({ contentType: 'application/json', body: '[{"id":"0b3e' })

/** One call to the backend, which can be made to fail. */
export type ApiRoute = {
  /** Until `restore`; a later fault replaces an earlier one. */
  failWith: (fault: Fault) => Promise<void>
  restore: () => Promise<void>
  /** The number of failed requests. */
  faults: () => number
}

/** @param path the end of the call's URL, without the query */
export function apiRoute(page: Page, method: string, path: string): ApiRoute {
  const address = new RegExp(`${path}(\\?|$)`)
  let fault: Fault | undefined
  let faults = 0

  async function handle(route: Route): Promise<void> {
    if (!fault || route.request().method() !== method) return route.fallback()
    faults += 1
    await fault(route)
  }
  return {
    async failWith(next) {
      // Playwright disables the cache while a route is set, which slows each page load.
      if (!fault) await page.route(address, handle)
      fault = next
    },
    async restore() {
      fault = undefined
      await page.unroute(address, handle)
    },
    faults: () => faults,
  }
}
