import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openBackend } from '../../helpers/backend-client'
import { runScript } from '../../helpers/run-script'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'subscribers-'))
})
afterEach(() => rm(folder, { recursive: true }))

const list = () => runScript('scripts/ops/backend-subscribers.ts', { folder })

it('lists the sign-ups once the backend is closed, and says why not while it runs', async () => {
  const backend = await openBackend({ dataDir: join(folder, '.local', 'supabase') })
  for (const email of ['karen@eksempel.dk', 'anna@eksempel.dk']) {
    const body = { email }
    const { error } = await backend.connect().functions.invoke('subscribe-mailchimp', { body })
    expect(error).toBeNull()
  }
  await expect(list()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Another backend is running on '),
  })

  await backend.close()
  const { stdout, stderr } = await list()
  expect(stderr).toBe('')
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d {2}subscribed {2}karen@eksempel\.dk$/),
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d {2}subscribed {2}anna@eksempel\.dk$/),
    "2 in the embedded backend's newsletter.",
  ])
})

it('the command makes no data folder where there is none', async () => {
  await expect(list()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no embedded backend yet'),
  })
  expect(await readdir(folder)).toEqual([])
})
