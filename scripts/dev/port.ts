import { createServer } from 'node:net'

const HIGHEST_PORT = 65_535

/** The port that PORT asks for, else the usual one. */
export function readPort(usual: number): number {
  const wish = process.env.PORT
  if (!wish) return usual
  const port = Number(wish)
  if (!Number.isInteger(port) || port < 1 || port > HIGHEST_PORT) {
    throw new Error(`PORT is '${wish}': it must be a whole number from 1 to ${HIGHEST_PORT}.`)
  }
  return port
}

/**
 * Throws when something listens on the port already. Asked before the embedded database is opened, since two
 * processes must not write to the same files.
 */
export async function assertPortIsFree(port: number): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(
        isTaken
          ? new Error(`Port ${port} is taken: stop what runs there, or choose another with PORT.`)
          : error,
      )
    })
    probe.listen(port, 'localhost', () => probe.close(() => resolve()))
  })
}
