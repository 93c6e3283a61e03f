import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Mail = {
  to: string
  subject: string
  /** A whole document. */
  html: string
  sentAt: Date
}

export type Outbox = ReturnType<typeof createOutbox>

/** The mails of the backend that keeps its data in `dataDir`, to be opened in a browser. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox')
}

/**
 * Keeps the mails of the embedded backend, none of which leaves this machine: in a file for each, or, without `dataDir`,
 * in memory alone.
 */
export function createOutbox(dataDir?: string) {
  const folder = dataDir === undefined ? undefined : outboxFolder(dataDir)
  let mails: Mail[] = []
  return {
    /** @throws when the mail cannot be written */
    async deliver(mail: Mail): Promise<void> {
      if (folder !== undefined) {
        // The path alone: recipient and link are personal data.
        console.info(`A mail lies in ${await writeMail(folder, mail)}`)
      }
      mails.push(mail)
    },
    /** The mails since the start, or since the outbox was emptied, the oldest first. */
    mails: (): readonly Mail[] => mails,
    async empty(): Promise<void> {
      mails = []
      if (folder !== undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The time comes first in the name, so that a list by name is one by age. Resolves to the file. */
async function writeMail(folder: string, { to, subject, html, sentAt }: Mail): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const time = sentAt.toISOString().replaceAll(':', '-')
  const file = join(folder, `${time}-${randomUUID().slice(0, 8)}.html`)
  const head = [`To: ${to}`, `Subject: ${subject}`, `Date: ${sentAt.toISOString()}`]
  // Nothing in it may end the comment.
  const comment = head.join('\n').replaceAll('>', '&gt;')
  await writeFile(file, `<!--\n${comment}\n-->\n${html}`, { flag: 'wx', mode: 0o600 })
  return file
}
