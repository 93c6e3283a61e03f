import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { devDependencies } from '../../../../package.json'
import { inEnvFile } from '../../../../scripts/ops/go-live/env-file'
import { steps } from '../../../../scripts/ops/go-live/steps'
import { findSupabaseCli } from '../../../../scripts/ops/go-live/supabase-cli'
import { type ManagementApi, startManagementApi } from '../../../helpers/management-api'
import { type PostgresServer, startPostgresServer } from '../../../helpers/postgres-server'

const REF = 'abcdefghijklmnopqrst'
/** The files of a project that the CLI reads. */
const COPIED = ['migrations', 'functions', 'templates', 'config.toml', 'seed.sql']
/** The program takes a second for each command by itself. */
const PATIENT = { timeout: 300_000 }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'supabase-cli-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('of the programs that are installed', () => {
  const environment = () => ({ cwd: folder, env: { PATH: `${join(folder, 'bin')}:/usr/bin:/bin` } })
  beforeEach(() => mkdir(join(folder, 'bin')))

  /** A program that prints its version, notes in a file what else it is asked for, and cannot log in. */
  async function install(version: string): Promise<void> {
    const script = `#!/bin/sh
cd "${folder}"
case "$*" in
  *--version) echo ${version} ;;
  *login) exit 1 ;;
  *) echo "supabase $* $SUPABASE_TELEMETRY_DISABLED" | tee -a calls ;;
esac
`
    await writeFile(join(folder, 'bin', 'supabase'), script)
    await chmod(join(folder, 'bin', 'supabase'), 0o755)
  }

  it('the CLI of package.json is taken, and reports its use to nobody', async () => {
    await install(devDependencies.supabase)
    const cli = await findSupabaseCli(environment())
    expect(cli.name).toBe('npx supabase')
    expect(await cli.read(['projects', 'list'])).toBe('supabase projects list 1\n')
    expect(await cli.read(['login'])).toBeUndefined()
    expect(await cli.run(['login'])).toBe(false)
  })

  it.each([
    ['another one', () => install('2.98.0')],
    ['none', async () => {}],
  ])('%s ends with what is to be done', async (_which, prepare) => {
    await prepare()
    await expect(findSupabaseCli(environment())).rejects.toThrow(
      /^The Supabase CLI \d+\.\d+\.\d+ of package\.json is missing: run `npm install`\.$/,
    )
  })
})

describe('the real CLI', PATIENT, () => {
  let api: ManagementApi
  beforeAll(async () => {
    api = await startManagementApi(REF)
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    api.changes.length = 0
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
  })

  const options = (more: Record<string, string> = {}) => ({
    cwd: folder,
    env: {
      PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
      HOME: folder,
      SUPABASE_PROFILE: join(folder, 'profile.yaml'),
      SUPABASE_ACCESS_TOKEN: `sbp_${'0123456789'.repeat(4)}`,
      SUPABASE_API_MAX_RETRIES: '0',
      SUPABASE_NO_KEYRING: '1',
      SUPABASE_NO_UPDATE_NOTIFIER: '1',
      SUPABASE_TELEMETRY_DISABLED: '1',
      ...more,
    },
  })

  /** The output of a command without a terminal, and whether it succeeded. */
  async function run(args: readonly string[], more?: Record<string, string>) {
    const started = promisify(execFile)('supabase', args, options(more))
    started.child.stdin?.end()
    const [output, isDone] = await started.then(
      (done) => [done, true] as const,
      (failed: { stdout: string; stderr: string }) => [failed, false] as const,
    )
    return { said: output.stdout + output.stderr, isDone }
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
    expect(flags.get('secrets set')).toEqual(new Set(['--env-file']))
    for (const [command, used] of flags) {
      const { said, isDone } = await run([...command.split(' '), '--help'])
      expect([command, isDone]).toEqual([command, true])
      expect(said).toContain(`  supabase ${command} `)
      for (const flag of used) expect(said).toMatch(new RegExp(`^ *${flag}\\b`, 'm'))
    }
  })

  it('the real CLI does nothing without a token, with a wrong one or before it is linked', async () => {
    const secrets = ['secrets', 'set', 'A=b', '--yes']
    expect(await run(['projects', 'list'], { SUPABASE_ACCESS_TOKEN: '' })).toEqual({
      said: expect.stringContaining('Access token not provided'),
      isDone: false,
    })
    expect(await run(['projects', 'list'], { SUPABASE_ACCESS_TOKEN: 'x' })).toEqual({
      said: expect.stringContaining('Invalid access token format'),
      isDone: false,
    })
    expect(await run(secrets)).toEqual({
      said: expect.stringContaining('Have you run supabase link?'),
      isDone: false,
    })
    expect(api.changes).toEqual([])
  })

  it('the real CLI sets the secrets of a file, nothing unasked, and leaves behind what git ignores alone', async () => {
    const cli = await findSupabaseCli(options())
    expect(await cli.read(['projects', 'list'])).toContain(REF)
    expect(await cli.read(['link', '--project-ref', REF])).toContain('Finished')
    const ignored = (await readFile('.gitignore', 'utf8')).split('\n')
    for (const entry of await readdir(join(folder, 'supabase'))) {
      if (!COPIED.includes(entry)) expect(ignored).toContain(`supabase/${entry}/`)
    }

    const settings = { MAILCHIMP_API_KEY: 'x-us21', SITE_ORIGINS: 'https://www.eksempel.dk' }
    await inEnvFile(settings, async (file) => {
      const set = ['secrets', 'set', '--env-file', file]
      expect(await run(set)).toEqual({
        said: expect.stringMatching(/Confirmation required[\s\S]*Re-run with --yes/),
        isDone: false,
      })
      expect(api.changes).toEqual([])
      expect(await cli.read([...set, '--yes'])).toContain('Finished')
    })
    expect(api.changes).toEqual([
      {
        method: 'POST',
        path: `/v1/projects/${REF}/secrets`,
        body: JSON.stringify(Object.entries(settings).map(([name, value]) => ({ name, value }))),
      },
    ])
  })

  it('the real CLI deploys the functions with all that they import, and nothing unasked', async () => {
    await cp('src', join(folder, 'src'), { recursive: true })
    await run(['link', '--project-ref', REF])
    expect((await run(['functions', 'deploy'])).isDone).toBe(false)
    expect(api.changes).toEqual([])

    const { said, isDone } = await run(['functions', 'deploy', '--yes'])
    expect(isDone).toBe(true)
    expect(said).not.toMatch(/^WARN:/m)
    const deployed = api.changes.map(({ path }) => path)
    for (const name of await readdir('supabase/functions')) {
      if (name.startsWith('_')) continue
      expect(deployed).toContainEqual(expect.stringContaining(`/functions/deploy?slug=${name}&`))
    }
    const [last] = api.changes.slice(-1)
    expect(last?.body).not.toContain('"verify_jwt":true')
  })

  describe('with a database', () => {
    let server: PostgresServer
    beforeAll(async () => {
      server = await startPostgresServer()
    })
    afterAll(() => server.close())

    const applied = async () => {
      const { rows } = await server.database.query<{ file: string }>(
        `select version || '_' || name || '.sql' as file
         from supabase_migrations.schema_migrations order by version`,
      )
      return rows.map(({ file }) => file)
    }

    it('the real CLI pushes every migration once, when it is told to, and has no fault to find with config.toml', async () => {
      const push = ['db', 'push', `--remote=${server.url}`]
      const migrations = await readdir('supabase/migrations')

      const dry = await run([...push, '--dry-run'])
      expect(dry.isDone).toBe(true)
      for (const file of migrations) expect(dry.said).toContain(file)
      expect(dry.said).not.toContain('WARN')
      expect((await run(push)).said).toContain('Confirmation required')
      await expect(applied()).rejects.toThrow('supabase_migrations')

      expect((await run([...push, '--yes'])).isDone).toBe(true)
      expect(await applied()).toEqual(migrations.sort())
      expect((await run([...push, '--yes'])).said).toContain('up to date')
    })
  })
})
