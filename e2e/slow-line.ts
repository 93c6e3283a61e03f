import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** In the cookie banner, and in the header: both stand at the top of the document. */
const FIRST_PIECE_ENDS = ['for at huske dit valg', 'aria-label="Hovedmenu"']
const PIECE_LENGTH = 6_000
/** Time for a frame or two between two pieces, so that a browser that paints them one by one has done so. */
const PIECE_MS = 30

/**
 * The site at `origin` over a slow line: documents come in chunks, the first of which end in the middle of the
 * cookie banner and of the header, and everything else at once.
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
    let sent = 0
    const send = async (end: number) => {
      outgoing.write(html.slice(sent, end))
      sent = end
      await wait(PIECE_MS)
    }
    for (const end of FIRST_PIECE_ENDS) await send(html.indexOf(end))
    while (sent < html.length) await send(sent + PIECE_LENGTH)
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
