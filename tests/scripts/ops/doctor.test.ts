import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PreviewServer, startPreviewServer } from '../../../scripts/dev/preview-server'
import { freshBackend, type TestBackend } from '../../helpers/backend-client'
import { runScript } from '../../helpers/run-script'

let folder: string
let backend: TestBackend
let server: PreviewServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-'))
  await writeFile(join(folder, 'index.html'), '<title>Kurser</title>')
  backend = await freshBackend()
  server = await startPreviewServer({ backend, dir: folder })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Runs a command in a folder whose .env.local names the project, as the owner does. */
function run(script: string, args: string[], env: Record<string, string> = {}) {
  return runScript(script, { folder, args, env })
}

async function writeSettings(key: string): Promise<void> {
  const lines = [
    `VITE_SUPABASE_URL=${server.origin}/supabase/`,
    `VITE_SUPABASE_PUBLISHABLE_KEY=${key}`,
  ]
  await writeFile(join(folder, '.env.local'), lines.join('\n'))
}

it('the doctor lists what is right and ends well, or says what to do and fails', async () => {
  await writeSettings(backend.keys.publishableKey)
  const { stdout } = await run('scripts/ops/doctor.ts', [])
  expect(stdout).toMatch(/^✓ The project responds/)
  expect(stdout).not.toContain('✗')

  await writeSettings('sb_publishable_other')
  await expect(run('scripts/ops/doctor.ts', [])).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^✗ The project accepts the key\n {4}copy the key again/),
  })
})

it('admin:grant takes the key from the environment and never prints it', async () => {
  await writeSettings(backend.keys.publishableKey)
  const script = 'scripts/ops/admin-grant.ts'
  await expect(run(script, ['navn@eksempel.dk'])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('SUPABASE_SECRET_KEY must be a secret key'),
  })
  const withKey = run(script, ['navn@eksempel.dk'], { SUPABASE_SECRET_KEY: backend.keys.secretKey })
  await expect(withKey).rejects.toMatchObject({
    code: 1,
    stderr: expect.not.stringContaining(backend.keys.secretKey),
  })
})
