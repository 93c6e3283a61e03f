import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { PGlite } from '@electric-sql/pglite'
import { initialData } from '../../supabase/local/database/initial-data'

// Messages of PostgreSQL's protocol, by their first byte or, before there is one, by their code.
const SSL_REQUEST = 80877103
const TERMINATE = 'X'.charCodeAt(0)

export type PostgresServer = {
  url: string
  database: PGlite
  close(): Promise<void>
}

/**
 * The embedded PostgreSQL behind a port, with what a hosted database has before the first migration. For programs that
 * speak its protocol; one connection after the other.
 */
export async function startPostgresServer(): Promise<PostgresServer> {
  const { tar } = await initialData()
  const database = await PGlite.create({ loadDataDir: new Blob([await readFile(tar)]) })
  await database.exec(await readFile('supabase/local/database/bootstrap.sql', 'utf8'))

  const server = createServer((socket) => void serve(socket, database))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `postgresql://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
    database,
    async close() {
      server.close()
      await once(server, 'close')
      await database.close()
    },
  }
}

/** Passes whole messages on, in their order. */
async function serve(socket: Socket, database: PGlite): Promise<void> {
  let received = Buffer.alloc(0)
  let isStarted = false
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk])
    for (;;) {
      // The length counts itself, and not the byte that names the kind, which the first message has not.
      const at = isStarted ? 1 : 0
      if (received.length < at + 4) break
      const end = at + received.readUInt32BE(at)
      if (received.length < end) break
      const message = received.subarray(0, end)
      received = received.subarray(end)
      if (!isStarted && message.readUInt32BE(4) === SSL_REQUEST) {
        socket.write('N')
      } else if (isStarted && message[0] === TERMINATE) {
        socket.end()
      } else {
        isStarted = true
        socket.write(await database.execProtocolRaw(message))
      }
    }
  }
}
