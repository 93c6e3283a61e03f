import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openBackend } from '../../helpers/backend-client'
import { runScript } from '../../helpers/run-script'

// Without a backend, or while one runs, it says the same as an export: commands.test.ts.
it('the sign-ups in the embedded backend are listed, the oldest first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'subscribers-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const backend = await openBackend({ dataDir: join(folder, '.local', 'supabase') })
  for (const email of ['karen@eksempel.dk', 'anna@eksempel.dk']) {
    const body = { email }
    const { error } = await backend.connect().functions.invoke('subscribe-mailchimp', { body })
    expect(error).toBeNull()
  }
  await backend.close()

  const { stdout } = await runScript('scripts/ops/backend-subscribers.ts', { folder })
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}subscribed {2}karen@eksempel\.dk$/),
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}subscribed {2}anna@eksempel\.dk$/),
    "2 in the embedded backend's newsletter.",
  ])
})
