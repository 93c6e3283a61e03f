import { setTimeout } from 'node:timers/promises'
import type { CDPSession } from '@playwright/test'
import type { Transfer } from './page-weight.ts'

const POLL_MS = 25

export type NetworkWatch = {
  /** The responses from the network so far, without those from a cache. */
  transfers: () => readonly Transfer[]
  /** Milliseconds without pending requests. */
  quietMs: () => number
  /** Waits until no request has been pending for that time. */
  untilQuiet: (ms: number) => Promise<void>
}

/** Records all requests of a page. Must be called before the page is opened. */
export async function watchNetwork(cdp: CDPSession): Promise<NetworkWatch> {
  const transfers: Transfer[] = []
  const underWay = new Set<string>()
  const fromCache = new Set<string>()
  let changedAt = performance.now()

  function end({ requestId }: { requestId: string }): void {
    underWay.delete(requestId)
    changedAt = performance.now()
  }

  cdp.on('Network.requestWillBeSent', ({ requestId }) => {
    underWay.add(requestId)
    changedAt = performance.now()
  })
  cdp.on('Network.requestServedFromCache', ({ requestId }) => fromCache.add(requestId))
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, mimeType, headers, fromDiskCache } = response
    if (!url.startsWith('http') || fromDiskCache || fromCache.has(requestId)) return
    transfers.push({ path: new URL(url).pathname, mimeType, bytes: contentLength(headers) })
  })
  cdp.on('Network.loadingFinished', end)
  cdp.on('Network.loadingFailed', end)
  await cdp.send('Network.enable')

  const quietMs = () => (underWay.size > 0 ? 0 : performance.now() - changedAt)
  return {
    transfers: () => transfers,
    quietMs,
    async untilQuiet(ms) {
      while (quietMs() < ms) await setTimeout(POLL_MS)
    },
  }
}

/** HTTP/1.1 keeps the server's spelling of a name, HTTP/2 uses lower case. */
function contentLength(headers: Readonly<Record<string, string>>): number {
  const header = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-length')
  return Number(header?.[1] ?? 0)
}
