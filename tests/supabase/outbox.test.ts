import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createOutbox, outboxFolder } from '../../supabase/local/auth/outbox'

const MAIL = {
  to: 'bruger@example.com',
  subject: 'Vælg en ny adgangskode',
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

it('the outbox keeps each mail as a file named by its time, which only the owner reads', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  const outbox = createOutbox(dataDir)
  await outbox.deliver(MAIL)
  await outbox.deliver(MAIL)

  const files = await readdir(outboxFolder(dataDir))
  expect(files).toHaveLength(2)
  const [first = ''] = files
  expect(first).toMatch(/^2026-11-22T09-30-00\.250Z-[0-9a-f]{8}\.html$/)
  const file = join(outboxFolder(dataDir), first)
  expect(await readFile(file, 'utf8')).toBe(`<!--
To: bruger@example.com
Subject: Vælg en ny adgangskode
Date: 2026-11-22T09:30:00.250Z
-->
<p>Hej</p>`)
  expect((await stat(file)).mode & 0o077).toBe(0)
})

it('the outbox says in the console where a mail lies, and nothing of what is in it', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {})
  await createOutbox(dataDir).deliver(MAIL)

  expect(log).toHaveBeenCalledOnce()
  const [file] = await readdir(outboxFolder(dataDir))
  expect(String(log.mock.calls)).toBe(`A mail lies in ${join(outboxFolder(dataDir), file ?? '')}`)
})

it('the outbox escapes the header of a stored mail', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  await createOutbox(dataDir).deliver({ ...MAIL, to: '--><script>alert(1)</script>' })

  const [file] = await readdir(outboxFolder(dataDir))
  const text = await readFile(join(outboxFolder(dataDir), file ?? ''), 'utf8')
  expect(text.match(/-->/g)).toHaveLength(1)
})

it('the outbox fails when the mail cannot be written, and then does not count it', async () => {
  await writeFile(outboxFolder(dataDir), 'a file where the folder should be')
  const outbox = createOutbox(dataDir)
  await expect(outbox.deliver(MAIL)).rejects.toThrow('EEXIST')
  expect(outbox.mails()).toEqual([])
})

it('the outbox forgets everything when it is emptied', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  const outbox = createOutbox(dataDir)
  await outbox.deliver(MAIL)
  await outbox.empty()

  expect(outbox.mails()).toEqual([])
  await expect(readdir(outboxFolder(dataDir))).rejects.toThrow('ENOENT')
})

it('the outbox writes no file and no line for a backend that lives in memory', async () => {
  const log = vi.spyOn(console, 'info')
  const outbox = createOutbox(undefined)
  await outbox.deliver(MAIL)

  expect(outbox.mails()).toEqual([MAIL])
  expect(log).not.toHaveBeenCalled()
})
