import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startPreviewServer } from '../../../scripts/dev/preview-server'
import { grantAdminRole } from '../../../scripts/ops/admin-grant'
import { listSubscribers } from '../../../scripts/ops/backend-subscribers'
import type { Command } from '../../../scripts/ops/command'
import { exportCourses } from '../../../scripts/ops/courses-export'
import { importCourses } from '../../../scripts/ops/courses-import'
import { examine } from '../../../scripts/ops/doctor'
import { freshBackend, openBackend, type TestBackend } from '../../helpers/backend-client'
import { runCommand } from '../../helpers/run-command'
import { runScript } from '../../helpers/run-script'

let folder: string
let backend: TestBackend
let server: Awaited<ReturnType<typeof startPreviewServer>>
let withKey: { SUPABASE_SECRET_KEY: string }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commands-'))
  backend = await freshBackend()
  // Each test leaves the courses as they are here.
  await backend.reset({ seed: true })
  await writeFile(join(folder, 'index.html'), '<title>Kurser</title>')
  server = await startPreviewServer({ backend, dir: folder })
  withKey = { SUPABASE_SECRET_KEY: backend.keys.secretKey }
})
beforeEach(() => writeSettings(backend.keys.publishableKey))
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Names the project in the folder's .env.local, as the owner does. */
function writeSettings(key: string): Promise<void> {
  const url = `${server.origin}/supabase/`
  const lines = [`VITE_SUPABASE_URL=${url}`, `VITE_SUPABASE_PUBLISHABLE_KEY=${key}`]
  return writeFile(join(folder, '.env.local'), lines.join('\n'))
}

const run = (command: Command, args: string[], env: Record<string, string> = {}) =>
  runCommand(command, { folder, args, env })

const inFolder = (name: string) => readFile(join(folder, name), 'utf8')

it('the doctor lists what is right, or fails with what to do', async () => {
  const well = await run(examine, [])
  expect(well).toMatch(/^✓ The project responds/)
  expect(well).not.toContain('✗')

  await writeSettings('sb_publishable_other')
  // As a program, whose exit code the workflows read.
  await expect(runScript('scripts/ops/doctor.ts', { folder })).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^✗ The project accepts the key\n {4}copy the key again/),
    stderr: 'Not all is well: see the lines with ✗.\n',
  })
})

it('admin:grant takes the key from the environment and never prints it', async () => {
  const grant = (env: Record<string, string>) => run(grantAdminRole, ['navn@eksempel.dk'], env)
  await expect(grant({})).rejects.toThrow('SUPABASE_SECRET_KEY must be a secret key')
  await expect(grant(withKey)).rejects.toThrow(
    expect.objectContaining({ message: expect.not.stringContaining(backend.keys.secretKey) }),
  )
})

it('an export needs no secret key, and is a file in the format of its name', async () => {
  expect(await run(exportCourses, ['kurser.json'])).toMatch(
    /^\d+ courses of http:\/\/\S+ are in kurser\.json\.$/,
  )
  const json = await inFolder('kurser.json')
  // A course a line, between those of the brackets.
  expect(json.trim().split('\n')).toHaveLength(JSON.parse(json).length + 2)
  await run(exportCourses, ['kurser.CSV'])
  expect(await inFolder('kurser.CSV')).toMatch(/^\uFEFF"Titel";/)
})

it('a backup is brought back from its file', async () => {
  await run(exportCourses, ['kurser.json'])
  const backup = await inFolder('kurser.json')
  await backend.reset({ seed: false })
  expect(await run(importCourses, ['kurser.json', '--yes'], withKey)).toMatch(
    /^\d+ new\n {2}\+ [\s\S]*\nWritten to http/,
  )
  await run(exportCourses, ['igen.json'])
  expect(await inFolder('igen.json')).toBe(backup)
  expect(await run(importCourses, ['kurser.json'], withKey)).toContain('nothing to write')
})

it('an import writes nothing unasked, without a key, or with one course that is wrong', async () => {
  await writeFile(join(folder, 'tom.json'), '[]')
  await expect(run(importCourses, ['tom.json', '--remove'], withKey)).rejects.toThrow(
    /^Nothing was written: there is no terminal to confirm in; add --yes\.$/,
  )
  for (const env of [{}, { SUPABASE_SECRET_KEY: backend.keys.publishableKey }]) {
    await expect(run(importCourses, ['tom.json', '--remove', '--yes'], env)).rejects.toThrow(
      /^SUPABASE_SECRET_KEY must be a secret key/,
    )
  }
  await writeFile(join(folder, 'forkert.json'), '[{"title":"x"}]')
  const wrong = run(importCourses, ['forkert.json', '--remove', '--yes'], withKey)
  await expect(wrong).rejects.toThrow(/^Course 1, date: [\s\S]*\nNothing was written to http/)
  await expect(wrong).rejects.toThrow(
    expect.objectContaining({ message: expect.not.stringContaining(backend.keys.secretKey) }),
  )
  const { data } = await backend.connect().from('course_events').select('id')
  expect(data?.length).toBeGreaterThan(20)
})

it.each([
  ['import without a file', [], importCourses, 'courses:import -- '],
  ['import of an Excel file', ['kurser.xlsx'], importCourses, 'is neither .csv nor .json'],
  ['export without a file', [], exportCourses, 'courses:export -- '],
  ['export with an unknown option', ['k.csv', '--all'], exportCourses, "Unknown option '--all'"],
])('an %s is refused, and says why', async (_what, args, command, words) => {
  await expect(run(command, args)).rejects.toThrow(words)
})

it('the embedded backend lists its sign-ups, and is exported and imported, while no server runs', async () => {
  const exported = () => run(exportCourses, ['kurser.csv', '--embedded'])
  await expect(exported()).rejects.toThrow(/^There is no embedded backend yet/)
  const dataDir = join(folder, '.local', 'supabase')
  const backend = await openBackend({ dataDir, seed: true })
  await expect(exported()).rejects.toThrow('Another backend is running')
  for (const email of ['karen@eksempel.dk', 'anna@eksempel.dk']) {
    const body = { email }
    const { error } = await backend.connect().functions.invoke('subscribe-mailchimp', { body })
    expect(error).toBeNull()
  }
  await backend.close()

  // Those of the seed come first.
  expect(await run(listSubscribers, [])).toMatch(
    /\n\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}subscribed {2}karen@eksempel\.dk\n.* {2}anna@eksempel\.dk\n8 in the embedded backend's newsletter\.$/,
  )

  await exported()
  const file = await inFolder('kurser.csv')
  await writeFile(join(folder, 'kurser.csv'), file.replace(/"Valby Kulturhus"/, '"Online"'))
  expect(await run(importCourses, ['kurser.csv', '--yes', '--embedded'])).toMatch(
    /^0 new\n1 changed\n[\s\S]*Lokation: Valby Kulturhus → Online/,
  )
  await exported()
  expect(await inFolder('kurser.csv')).toContain('"Online"')
})
