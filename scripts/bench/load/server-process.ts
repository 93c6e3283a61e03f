import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { type MemorySample, memorySample } from './memory.ts'

const serverAddress = z.object({
  origin: z.url(),
  backendUrl: z.url(),
  publishableKey: z.string(),
})
/** Where the site is, where its backend is, and the key that every visitor has. */
export type ServerAddress = z.infer<typeof serverAddress>

export type ServerProcess = {
  address: ServerAddress
  /** One at a time. */
  sample(): Promise<MemorySample>
  /** What the server wrote to its log so far, line by line. */
  log: readonly string[]
  /** Resolves once the data is closed and the process has ended. */
  stop(): Promise<void>
}

/**
 * Starts the built site in `dir`, with a backend that keeps its data in `dataDir`, in a process of its own, so
 * that the memory measured is the server's alone.
 *
 * @throws when the process ends instead; its log is then on the terminal
 */
export async function startServerProcess({
  dir,
  dataDir,
}: {
  dir: string
  dataDir: string
}): Promise<ServerProcess> {
  const child = fork(fileURLToPath(new URL('server.ts', import.meta.url)), [dir, dataDir], {
    execArgv: [...process.execArgv, '--expose-gc'],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })
  const log: string[] = []
  if (child.stderr) createInterface(child.stderr).on('line', (line) => log.push(line))

  const exited = once(child, 'exit')
  const gone = exited.then(() => {
    throw new Error(['The server has ended.', ...log].join('\n'))
  })
  // Whoever waits for an answer hears of it.
  gone.catch(() => {})
  async function nextMessage(): Promise<unknown> {
    const [message]: unknown[] = await Promise.race([once(child, 'message'), gone])
    return message
  }

  return {
    address: serverAddress.parse(await nextMessage()),
    async sample() {
      child.send('sample')
      return memorySample.parse(await nextMessage())
    },
    log,
    async stop() {
      if (child.connected) child.disconnect()
      await exited
    },
  }
}
