import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const FIRST_PIECE_END = 'aria-label="Hovedmenu"'
const PIECE_LENGTH = 3_000
/** Time for a frame or two between two pieces, so that a browser that paints them one by one has done so. */
const PIECE_MS = 30

/**
 * The site at `origin` over a slow line: documents come in chunks, the first of which ends in the middle of the
 * header, and everything else at once.
 */
export async function openSlowLine(
  origin: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer(async ({ url = '/' }, outgoing) => {
    const response = await fetch(new URL(url, origin))
    const type = response.headers.get('content-type') ?? ''
    outgoing.writeHead(response.status, { 'content-type': type })
    if (!type.startsWith('text/html')) {
      outgoing.end(Buffer.from(await response.arrayBuffer()))
      return
    }
    const html = await response.text()
    const start = html.indexOf(FIRST_PIECE_END)
    outgoing.write(html.slice(0, start))
    for (let from = start; from < html.length; from += PIECE_LENGTH) {
      await wait(PIECE_MS)
      outgoing.write(html.slice(from, from + PIECE_LENGTH))
    }
    outgoing.end()
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
