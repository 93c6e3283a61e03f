import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openBackend } from '../../helpers/backend-client'
import { runScript } from '../../helpers/run-script'

it('the sign-ups are listed once there is a backend and it is closed, and until then the command says why not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'subscribers-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const list = () => runScript('scripts/ops/backend-subscribers.ts', { folder })
  const refusal = (words: string) => ({ code: 1, stderr: expect.stringContaining(words) })
  await expect(list()).rejects.toMatchObject(refusal('There is no embedded backend yet'))
  expect(await readdir(folder)).toEqual([])

  const backend = await openBackend({ dataDir: join(folder, '.local', 'supabase') })
  for (const email of ['karen@eksempel.dk', 'anna@eksempel.dk']) {
    const body = { email }
    const { error } = await backend.connect().functions.invoke('subscribe-mailchimp', { body })
    expect(error).toBeNull()
  }
  await expect(list()).rejects.toMatchObject(refusal('Another backend is running on '))

  await backend.close()
  const { stdout, stderr } = await list()
  expect(stderr).toBe('')
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d {2}subscribed {2}karen@eksempel\.dk$/),
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d {2}subscribed {2}anna@eksempel\.dk$/),
    "2 in the embedded backend's newsletter.",
  ])
})
