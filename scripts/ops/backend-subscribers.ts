import { type Command, runAsProgram } from './command.ts'
import { openEmbeddedBackend } from './embedded-backend.ts'

/** Lists the newsletter's sign-ups in the embedded backend. */
export const listSubscribers: Command = async (_args, { folder, say }) => {
  const backend = await openEmbeddedBackend(folder)
  try {
    const subscribers = await backend.subscribers()
    for (const { email, status, subscribedAt } of subscribers) {
      say(`${subscribedAt.toLocaleString('sv-SE')}  ${status.padEnd(10)}  ${email}`)
    }
    say(`${subscribers.length} in the embedded backend's newsletter.`)
  } finally {
    await backend.close()
  }
}

await runAsProgram(import.meta.url, listSubscribers)
