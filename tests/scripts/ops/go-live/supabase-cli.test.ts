import { execFile } from 'node:child_process'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { inEnvFile } from '../../../../scripts/ops/go-live/env-file'
import { createPrograms } from '../../../../scripts/ops/go-live/programs'
import { steps } from '../../../../scripts/ops/go-live/steps'
import { temporaryFolder } from '../../../helpers/folder'
import { type ManagementApi, startManagementApi } from '../../../helpers/management-api'

const REF = 'abcdefghijklmnopqrst'
/** The files of a project that the CLI reads. */
const COPIED = ['migrations', 'functions', 'templates', 'config.toml', 'seed.sql']
// The real CLI takes a second for each command.
vi.setConfig({ testTimeout: 300_000 })

let folder: string
let api: ManagementApi
beforeAll(async () => {
  api = await startManagementApi(REF)
})
afterAll(() => api.close())
beforeEach(async () => {
  folder = await temporaryFolder()
})

it('a program succeeds by its exit code', () => {
  const { run } = createPrograms({ cwd: folder, env: process.env })
  expect(run('true', [])).toBe(true)
  expect(run('false', [])).toBe(false)
  expect(run('no-such-program', [])).toBe(false)
})

/** The environment of the real CLI in a copy of the project that is linked to a stand-in for Supabase's API. */
function real() {
  const env = {
    PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
    HOME: folder,
    SUPABASE_PROFILE: join(folder, 'profile.yaml'),
    SUPABASE_ACCESS_TOKEN: `sbp_${'0123456789'.repeat(4)}`,
    SUPABASE_API_MAX_RETRIES: '0',
    SUPABASE_NO_KEYRING: '1',
    SUPABASE_NO_UPDATE_NOTIFIER: '1',
    SUPABASE_TELEMETRY_DISABLED: '1',
  }
  return { cwd: folder, env }
}

async function copyProject(): Promise<void> {
  const profile = [
    'name: stand-in',
    `api_url: ${api.origin}`,
    `dashboard_url: ${api.origin}`,
    'project_host: localhost',
  ]
  await writeFile(join(folder, 'profile.yaml'), profile.join('\n'))
  for (const part of COPIED) {
    await cp(join('supabase', part), join(folder, 'supabase', part), { recursive: true })
  }
  // The functions import modules of the site.
  await cp('src', join(folder, 'src'), { recursive: true })
}

/** The output of the real CLI without a terminal, and whether it succeeded. */
async function run(...args: readonly string[]) {
  const started = promisify(execFile)('supabase', args, real())
  started.child.stdin?.end()
  const [output, succeeded] = await started.then(
    (done) => [done, true] as const,
    (failed: { stdout: string; stderr: string }) => [failed, false] as const,
  )
  return { output: output.stdout + output.stderr, succeeded }
}

/** Those that the next test runs, with their flags. */
const RUN: Readonly<Record<string, readonly string[]>> = {
  'projects list': [],
  link: ['--project-ref'],
  'secrets set': ['--env-file', '--yes'],
  'functions deploy': ['--yes'],
}

it('the real CLI has every command and flag that is run or recommended', async () => {
  const texts = [
    ...steps.flatMap(({ plan }) => plan),
    await readFile('docs/operations.md', 'utf8'),
    await readFile('.github/workflows/deploy.yml', 'utf8'),
  ]
  const flags = new Map<string, Set<string>>()
  const commands = /(?:^|npx )supabase ((?:[a-z]+ )*[a-z]+)((?: --[a-z-]+)*)/gm
  for (const [, command = '', used = ''] of texts.join('\n').matchAll(commands)) {
    flags.set(command, new Set([...(flags.get(command) ?? []), ...used.split(' ').slice(1)]))
  }
  expect([...flags.keys()]).toEqual(expect.arrayContaining(Object.keys(RUN)))
  expect(flags.get('secrets set')).toEqual(new Set(['--env-file']))
  const helps = Array.from(flags, async ([command, used]) => {
    if (RUN[command] && [...used].every((flag) => RUN[command]?.includes(flag))) return
    const { output, succeeded } = await run(...command.split(' '), '--help')
    expect([command, succeeded]).toEqual([command, true])
    expect(output).toContain(`  supabase ${command} `)
    for (const flag of used) expect(output).toMatch(new RegExp(`^ *${flag}\\b`, 'm'))
  })
  await Promise.all(helps)
})

it('the real CLI sets secrets and deploys functions, and does nothing unasked', async () => {
  await copyProject()
  const { readCli } = createPrograms(real())
  expect(await readCli(['projects', 'list'])).toContain(REF)
  expect(await readCli(['link', '--project-ref', REF])).toContain('Finished')

  const settings = { MAILCHIMP_API_KEY: 'x-us21', SITE_ORIGINS: 'https://www.eksempel.dk' }
  await inEnvFile(settings, async (file) => {
    const set = ['secrets', 'set', '--env-file', file]
    const unasked = [run(...set), readCli(['functions', 'deploy'])]
    expect(await Promise.all(unasked)).toEqual([
      {
        output: expect.stringMatching(/Confirmation required[\s\S]*Re-run with --yes/),
        succeeded: false,
      },
      undefined,
    ])
    expect(api.changes).toEqual([])
    expect(await readCli([...set, '--yes'])).toContain('Finished')
  })
  expect(api.changes).toEqual([
    {
      method: 'POST',
      path: `/v1/projects/${REF}/secrets`,
      body: JSON.stringify(Object.entries(settings).map(([name, value]) => ({ name, value }))),
    },
  ])

  const { output, succeeded } = await run('functions', 'deploy', '--yes')
  expect(succeeded).toBe(true)
  expect(output).not.toMatch(/^WARN:/m)
  const deployed = api.changes.map(({ path }) => path)
  for (const name of await readdir('supabase/functions')) {
    if (name.startsWith('_')) continue
    expect(deployed).toContainEqual(expect.stringContaining(`/functions/deploy?slug=${name}&`))
  }
  const [last] = api.changes.slice(-1)
  expect(last?.body).not.toContain('"verify_jwt":true')

  const ignored = (await readFile('.gitignore', 'utf8')).split('\n')
  for (const entry of await readdir(join(folder, 'supabase'))) {
    if (!COPIED.includes(entry)) expect(ignored).toContain(`supabase/${entry}/`)
  }
})
