import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PreviewServer, startPreviewServer } from '../../../../scripts/dev/preview-server'
import { createTestBackend, freshBackend, type TestBackend } from '../../../helpers/backend-client'
import { runScript } from '../../../helpers/run-script'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'courses-'))
})
afterAll(() => rm(folder, { recursive: true }))

function run(command: 'export' | 'import', args: string[], env: Record<string, string> = {}) {
  return runScript(`scripts/ops/courses-${command}.ts`, { folder, args, env })
}

const inFolder = (name: string) => readFile(join(folder, name), 'utf8')

describe('of a hosted project', () => {
  let backend: TestBackend
  let server: PreviewServer
  let withKey: { SUPABASE_SECRET_KEY: string }

  beforeAll(async () => {
    backend = await freshBackend()
    await writeFile(join(folder, 'index.html'), '<title>Kurser</title>')
    server = await startPreviewServer({ backend, dir: folder, port: 0 })
    withKey = { SUPABASE_SECRET_KEY: backend.keys.secretKey }
    const settings = [
      `VITE_SUPABASE_URL=${server.origin}/supabase/`,
      `VITE_SUPABASE_PUBLISHABLE_KEY=${backend.keys.publishableKey}`,
    ]
    await writeFile(join(folder, '.env.local'), settings.join('\n'))
  })
  beforeEach(() => backend.reset({ seed: true }))
  afterAll(() => server.close())

  it('an export needs no secret key, and prints nothing but the courses', async () => {
    const { stdout, stderr } = await run('export', [])
    expect(JSON.parse(stdout).length).toBeGreaterThan(20)
    expect(stderr).toMatch(/^\d+ courses of http:\/\/\S+\.\n$/)
    expect((await run('export', ['--format', 'csv'])).stdout).toMatch(/^\uFEFF"Titel";/)
  })

  it('a backup is brought back from its file', async () => {
    await run('export', ['kurser.json'])
    const backup = await inFolder('kurser.json')
    await backend.reset({ seed: false })
    const { stdout } = await run('import', ['kurser.json', '--yes'], withKey)
    expect(stdout).toMatch(/^\d+ new\n {2}\+ [\s\S]*\nWritten to http/)
    expect((await run('export', [])).stdout).toBe(backup)
    expect((await run('import', ['kurser.json'], withKey)).stdout).toContain('nothing to write')
  })

  it('an import writes nothing unasked, without a key, or with one course that is wrong', async () => {
    await writeFile(join(folder, 'tom.json'), '[]')
    await expect(run('import', ['tom.json', '--remove'], withKey)).rejects.toMatchObject({
      code: 1,
      stderr: 'Nothing was written: nobody can be asked; add --yes.\n',
    })
    await expect(run('import', ['tom.json', '--remove', '--yes'])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('SUPABASE_SECRET_KEY=… npm run courses:import'),
    })
    const publishable = { SUPABASE_SECRET_KEY: backend.keys.publishableKey }
    await expect(run('import', ['tom.json', '--yes'], publishable)).rejects.toMatchObject({
      stderr: expect.stringMatching(/^SUPABASE_SECRET_KEY must be a secret key/),
    })
    await writeFile(join(folder, 'forkert.json'), '[{"title":"x"}]')
    const wrong = run('import', ['forkert.json', '--remove', '--yes'], withKey)
    await expect(wrong).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Course 1, date: [\s\S]*\nNothing was written to http/),
    })
    await expect(wrong).rejects.toMatchObject({
      stderr: expect.not.stringContaining(backend.keys.secretKey),
    })
    const { data } = await backend.connect().from('course_events').select('id')
    expect(data?.length).toBeGreaterThan(20)
  })

  it.each([
    ['import', []],
    ['import', ['kurser.xlsx']],
    ['export', ['--format', 'xml']],
    ['export', ['--all']],
  ] as const)('%s %j is answered with how it is used', async (command, args) => {
    await expect(run(command, [...args])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`courses:${command} -- `),
    })
  })
})

it('the embedded backend is exported and imported while no server runs', async () => {
  await expect(run('export', ['--embedded'])).rejects.toMatchObject({
    stderr: expect.stringMatching(/^There is no embedded backend yet/),
  })
  const dataDir = join(folder, '.local', 'supabase')
  const backend = await createTestBackend({ dataDir, seed: true })
  await expect(run('export', ['--embedded'])).rejects.toMatchObject({
    stderr: expect.stringContaining('Another backend is running'),
  })
  await backend.close()

  await run('export', ['kurser.csv', '--embedded'])
  const file = await inFolder('kurser.csv')
  await writeFile(join(folder, 'kurser.csv'), file.replace(/"Valby Kulturhus"/, '"Online"'))
  const { stdout } = await run('import', ['kurser.csv', '--yes', '--embedded'])
  expect(stdout).toMatch(/^0 new\n1 changed\n[\s\S]*Lokation: Valby Kulturhus → Online/)
  expect((await run('export', ['--embedded', '--format', 'csv'])).stdout).toContain('"Online"')
})
