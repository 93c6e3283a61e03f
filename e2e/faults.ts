import type { Page, Route } from '@playwright/test'

/** What becomes of a request instead of its answer. */
export type Fault = (route: Route) => Promise<void>

export const offline: Fault = (route) => route.abort('internetdisconnected')

export const dnsFailure: Fault = (route) => route.abort('namenotresolved')

/** An answer of the server, as JSON. */
export function jsonResponse(status: number, body: unknown): Fault {
  return (route) => route.fulfill({ status, json: body })
}

/** The page of a proxy that stands before the server, or the start page of a host that knows no such file. */
export function htmlResponse(status: number): Fault {
  return (route) =>
    route.fulfill({ status, contentType: 'text/html', body: '<!doctype html><h1>Proxy</h1>' })
}

/** The connection breaks in the middle of the answer. */
export const truncatedResponse: Fault = (route) =>
  route.fulfill({ contentType: 'application/json', body: '[{"id":"0b3e' })

/** The way of one call to the backend, on which faults can be set. */
export type ApiRoute = {
  /** Until it is mended; a later fault takes the place of an earlier one. */
  failWith: (fault: Fault) => Promise<void>
  restore: () => Promise<void>
  /** How many requests have met a fault. */
  faults: () => number
}

/** @param path how the addresses of the call end, without the query */
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
      // While anything is routed the browser keeps no cache, which makes each page load slow.
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
