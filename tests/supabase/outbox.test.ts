import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createOutbox, outboxFolder } from '../../supabase/local/auth/outbox'

const MAIL = {
  to: 'bruger@example.com',
  subject: 'Vælg en ny adgangskode --><script>',
  html: '<p>Hej</p>',
  sentAt: new Date('2026-11-22T09:30:00.250Z'),
}

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'outbox-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(dataDir, { recursive: true })
})

it('the outbox keeps each mail as a file that only the owner reads, and logs its path alone, until it is emptied', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {})
  const outbox = createOutbox(dataDir)
  await outbox.deliver(MAIL)
  await outbox.deliver(MAIL)

  const files = await readdir(outboxFolder(dataDir))
  expect(files).toHaveLength(2)
  const [first = ''] = files
  expect(first).toMatch(/^2026-11-22T09-30-00\.250Z-[0-9a-f]{8}\.html$/)
  const file = join(outboxFolder(dataDir), first)
  expect(log).toHaveBeenCalledWith(`A mail lies in ${file}`)
  expect(await readFile(file, 'utf8')).toBe(`<!--
To: bruger@example.com
Subject: Vælg en ny adgangskode --&gt;<script&gt;
Date: 2026-11-22T09:30:00.250Z
-->
<p>Hej</p>`)
  expect((await stat(file)).mode & 0o077).toBe(0)

  await outbox.empty()
  expect(outbox.mails()).toEqual([])
  await expect(readdir(outboxFolder(dataDir))).rejects.toThrow('ENOENT')
})

it('the outbox fails when the mail cannot be written, and then does not count it', async () => {
  await writeFile(outboxFolder(dataDir), 'a file where the folder should be')
  const outbox = createOutbox(dataDir)
  await expect(outbox.deliver(MAIL)).rejects.toThrow('EEXIST')
  expect(outbox.mails()).toEqual([])
})
