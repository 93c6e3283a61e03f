import { setTimeout } from 'node:timers/promises'
import type { Page, Route } from '@playwright/test'

/** What becomes of a request instead of its answer. */
export type Fault = (route: Route) => Promise<void>

export const offline: Fault = (route) => route.abort('internetdisconnected')

export const dnsFailure: Fault = (route) => route.abort('namenotresolved')

/** An answer of the server, as JSON. */
export function answer(status: number, body: unknown): Fault {
  return (route) => route.fulfill({ status, json: body })
}

/** The page of a proxy that stands before the server, or the start page of a host that knows no such file. */
export function htmlAnswer(status: number): Fault {
  return (route) =>
    route.fulfill({ status, contentType: 'text/html', body: '<!doctype html><h1>Proxy</h1>' })
}

/** The connection breaks in the middle of the answer. */
export const truncatedAnswer: Fault = (route) =>
  route.fulfill({ contentType: 'application/json', body: '[{"id":"0b3e' })

/** The right answer, three seconds late. */
export const slow: Fault = async (route) => {
  await setTimeout(3_000)
  await route.fallback()
}

/** The way of one call to the backend, on which faults can be set. */
export type Wire = {
  breakWith: (fault: Fault) => void
  mend: () => void
  /** How many requests have met a fault. */
  faults: () => number
}

/** @param path how the addresses of the call end, without the query */
export async function wire(page: Page, method: string, path: string): Promise<Wire> {
  let fault: Fault | undefined
  let faults = 0
  await page.route(
    ({ pathname }) => pathname.endsWith(path),
    async (route) => {
      if (!fault || route.request().method() !== method) return route.fallback()
      faults += 1
      await fault(route)
    },
  )
  return {
    breakWith(next) {
      fault = next
    },
    mend() {
      fault = undefined
    },
    faults: () => faults,
  }
}
