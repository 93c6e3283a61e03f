import { existsSync, readFileSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPrompts, Interrupted, type Prompts } from '../../../../scripts/ops/go-live/prompts'
import { describeSteps, runSteps } from '../../../../scripts/ops/go-live/run-steps'
import { readState, STATE_FILE, writeState } from '../../../../scripts/ops/go-live/state'
import { steps } from '../../../../scripts/ops/go-live/steps'
import type { SupabaseCli } from '../../../../scripts/ops/go-live/supabase-cli'
import { ADMIN, freshBackend, type TestBackend, USER } from '../../../helpers/backend-client'
import { hostedSite } from '../../../helpers/hosted-site'

const REF = 'abcdefghijklmnopqrst'
const PROJECT = `https://${REF}.supabase.co`
const SITE = 'https://www.eksempel.dk'
const MAILCHIMP_KEY = '0123456789abcdef0123456789abcdef-us21'
const CTRL_C = '\x03'

let backend: TestBackend
let folder: string
/** The arguments of the CLI's calls. */
let calls: string[]
/** The beginning of the commands at which it fails. */
let failing: string | undefined
/** The file from which it has read secrets: where it was, its text, and who may do what with it. */
let envFile: { path: string; text: string; mode: number } | undefined
beforeAll(async () => {
  backend = await freshBackend()
})
beforeEach(async () => {
  await backend.reset({ seed: false })
  calls = []
  failing = undefined
  envFile = undefined
  folder = await mkdtemp(join(tmpdir(), 'go-live-'))
  for (const part of ['supabase', 'src/content', 'dist']) {
    await mkdir(join(folder, part), { recursive: true })
  }
  await writeFile(join(folder, 'dist', 'index.html'), '')
  await writeFile(join(folder, 'src/content/site.ts'), '/** PLACEHOLDER */')
  await writeFile(
    join(folder, 'supabase/config.toml'),
    await readFile('supabase/config.toml', 'utf8'),
  )
})
afterEach(() => rm(folder, { recursive: true }))

/** Changes the real CLI asks about, and refuses where it cannot. */
const CONFIRMED = /^(?:db push|config push|functions deploy|secrets set)(?!.* --(?:yes|dry-run)\b)/

/** A stand-in that does nothing but succeed or fail, and fails where the real one would ask. */
const cli: SupabaseCli = {
  name: 'npx supabase',
  run: async (args) => call(args),
  read: async (args) => (call(args) ? ` | ${REF} | cpl` : undefined),
}

function call(args: readonly string[]): boolean {
  const path = args[args.indexOf('--env-file') + 1]
  if (path && args.includes('--env-file')) {
    envFile = { path, text: readFileSync(path, 'utf8'), mode: statSync(path).mode & 0o777 }
  }
  const command = args.map((arg) => (arg === envFile?.path ? '<file>' : arg)).join(' ')
  calls.push(command)
  if (CONFIRMED.test(command)) return false
  return failing === undefined || !command.startsWith(failing)
}

const inFolder = (file: string) => readFile(join(folder, file), 'utf8').catch(() => '')

/** The hosted project is the embedded backend, and the site a host that reads its files. */
const network: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  const url = new URL(request.url)
  if (url.origin === SITE) return hostedSite(PROJECT)(url)
  if (request.method === 'OPTIONS') {
    return new Response(null, { status: 204, headers: { 'Access-Control-Allow-Origin': SITE } })
  }
  if (url.pathname === '/auth/v1/admin/users') {
    const client = backend.connect()
    const { data } = await client.auth.signInWithPassword(USER)
    return Response.json({ users: [{ id: data.user?.id, email: USER.email }] })
  }
  const own = new URL(`${backend.basePath}${url.pathname}${url.search}`, 'http://localhost')
  return backend.fetch(new Request(own, request))
}

/** The answers, by a part of the question, as pressed keys. */
type Answers = Record<string, string | string[]>

const answers = (): Answers => ({
  'Ref of the project': `${REF}\r`,
  'Publishable key': `${backend.keys.publishableKey}\r`,
  'Address of the site': '\r',
  MAILCHIMP_API_KEY: `${MAILCHIMP_KEY}\r`,
  MAILCHIMP_AUDIENCE_ID: '0123456789\r',
  'Its e-mail address': `${USER.email}\r`,
  'Secret key': `${backend.keys.secretKey}\r`,
})

/** Runs the program in a terminal with these answers; other questions are confirmed with y. */
function sitDown(typed: Answers): { prompts: Prompts; screen: () => string } {
  const input = new PassThrough()
  const output = new PassThrough()
  let screen = ''
  output.on('data', (text) => {
    screen += text
  })
  const real = createPrompts({ input, output })
  function press(message: string): void {
    const [, keys = 'y'] = Object.entries(typed).find(([part]) => message.includes(part)) ?? []
    const chunks = [keys].flat()
    const next = () => {
      input.write(chunks.shift() ?? '')
      if (chunks.length > 0) setImmediate(next)
    }
    setImmediate(next)
  }
  const prompts: Prompts = {
    say: real.say,
    confirm: (message) => {
      press(message)
      return real.confirm(message)
    },
    text: (message, question) => {
      press(message)
      return real.text(message, question)
    },
    secret: (message, question) => {
      press(message)
      return real.secret(message, question)
    },
  }
  return { prompts, screen: () => screen }
}

/** Runs the program once, as if it had been started in the folder. */
async function goLive(typed: Answers = answers(), { fetch = network, origin = SITE } = {}) {
  const { prompts, screen } = sitDown(typed)
  const builds: string[] = []
  const outcome = await runSteps(
    steps,
    {
      folder,
      state: await readState(folder),
      prompts,
      cli,
      fetch,
      origin,
      runScript: async (name) => {
        builds.push(name)
        return true
      },
    },
    (state) => writeState(folder, state),
  ).catch((error: unknown) => ({ words: String(error), exitCode: 1 }))
  return { ...outcome, screen: screen(), builds }
}

const ALL_CALLS = [
  'projects list',
  `link --project-ref ${REF}`,
  'db push --remote --dry-run',
  'db push --remote --yes',
  'config diff',
  'config push --yes',
  'functions deploy --yes',
  'secrets set --env-file <file> --yes',
]

describe('going live', () => {
  it('going live asks, says and does one step after the other until the site is public', async () => {
    const { words, exitCode, screen, builds } = await goLive()
    expect([words, exitCode]).toEqual(['The site is public.', 0])
    expect(calls).toEqual(ALL_CALLS)
    expect(builds).toEqual(['build'])
    for (const [index, { title }] of steps.entries())
      expect(screen).toContain(`${index + 1}. ${title}`)
    expect(screen).toContain('src/content/site.ts')
    expect(screen).toContain(`${USER.email} is now an administrator.`)
    expect(screen).toContain('✓ Visitors read courses')

    expect(await inFolder('.env.local')).toBe(
      `VITE_SUPABASE_URL=${PROJECT}\nVITE_SUPABASE_PUBLISHABLE_KEY=${backend.keys.publishableKey}\n`,
    )
    const toml = await inFolder('supabase/config.toml')
    expect(toml).toContain(`\nsite_url = "${SITE}"\nadditional_redirect_urls = ["${SITE}/**"]\n`)
  })

  it('going live keeps and shows no secret', async () => {
    const { screen } = await goLive()
    const kept = [
      await inFolder(STATE_FILE),
      await inFolder('.env.local'),
      await inFolder('supabase/config.toml'),
      screen,
    ].join('\n')
    expect(kept).toContain(REF)
    expect(kept).not.toContain(MAILCHIMP_KEY)
    expect(kept).not.toContain(backend.keys.secretKey)
  })

  it.each([undefined, 'secrets set'])(
    'hands the secrets over in a file that nobody else reads, and deletes it when the CLI has failed at %s',
    async (command) => {
      failing = command
      await goLive()
      expect(envFile).toMatchObject({
        text: `MAILCHIMP_API_KEY=${MAILCHIMP_KEY}\nMAILCHIMP_AUDIENCE_ID=0123456789\nSITE_ORIGINS=${SITE}\n`,
        mode: 0o600,
      })
      expect(existsSync(dirname(envFile?.path ?? ''))).toBe(false)
    },
  )

  it('going live describes each step before running it, and runs none without consent', async () => {
    const { words, exitCode, screen } = await goLive({ 'Do this now?': 'n' })
    expect([words, exitCode]).toEqual(['Stopped. `npm run go-live` goes on from here.', 0])
    expect(screen).toContain('supabase link --project-ref')
    expect(calls).toEqual([])

    await goLive({ ...answers(), 'Run these migrations?': 'n' })
    expect(calls).toEqual(ALL_CALLS.slice(0, 3))
  })

  it('going live asks again for an invalid answer', async () => {
    const wrong = 'Mit projekt'
    const { screen } = await goLive({
      ...answers(),
      'Ref of the project': [`${wrong}\r`, '\x7f'.repeat(wrong.length), `${REF}\r`],
      'Publishable key': [
        'sb_secret_0123456789\r',
        '\x7f'.repeat('sb_secret_0123456789'.length),
        `${backend.keys.publishableKey}\r`,
      ],
      'Run these migrations?': CTRL_C,
    })
    expect(screen).toContain('A ref has twenty small letters')
    expect(screen).toContain('This is a secret key, which no visitor may get')
    expect(await inFolder('.env.local')).toContain(backend.keys.publishableKey)
  })

  it('going live can be interrupted at any question, and resumes there', async () => {
    const { words } = await goLive({ ...answers(), MAILCHIMP_API_KEY: CTRL_C })
    expect(words).toBe(String(new Interrupted('Interrupted')))
    expect((await readState(folder)).finished).toEqual([
      'project',
      'keys',
      'database',
      'settings',
      'functions',
    ])
    expect(calls).toEqual(ALL_CALLS.slice(0, 7))

    const again = await goLive()
    expect(again.words).toBe('The site is public.')
    expect(again.screen).toContain('✓ 5. The functions')
    expect(calls).toEqual(ALL_CALLS)
  })

  it.each([
    ['projects list', /^The CLI is not signed in: run `npx supabase login`/, 1],
    ['link', /^`npx supabase link --project-ref [a-z]{20}` failed\.$/m, 2],
    ['db push --remote --yes', /^`npx supabase db push --remote --yes` failed/, 4],
    ['config push', /^`npx supabase config push --yes` failed/, 6],
    ['secrets set', /^`npx supabase secrets set` failed/, 8],
  ])(
    'going live stops where %s fails, and begins there the next time',
    async (command, words, count) => {
      failing = command
      const stopped = await goLive()
      expect(stopped.exitCode).toBe(1)
      expect(stopped.words).toMatch(words)
      expect(stopped.words).not.toContain(MAILCHIMP_KEY)
      expect(calls).toEqual(ALL_CALLS.slice(0, count))

      failing = undefined
      expect((await goLive()).words).toBe('The site is public.')
    },
  )

  it.each([
    ['course_events', 'database', /✗ Visitors read courses/],
    ['settings', 'keys', /✗ The project answers/],
    ['course-calendar', 'functions', /✗ The calendar/],
    ['subscribe-mailchimp', 'newsletter', /✗ The newsletter function/],
  ])(
    'going live holds the step before the next when %s does not answer',
    async (part, step, words) => {
      const broken: typeof fetch = (input, init) =>
        new Request(input, init).url.includes(part)
          ? Promise.resolve(new Response('', { status: 500 }))
          : network(input, init)
      const { words: said, exitCode } = await goLive(answers(), { fetch: broken })
      expect(exitCode).toBe(1)
      expect(said).toMatch(words)
      const { finished } = await readState(folder)
      expect(finished).toEqual(
        steps
          .slice(
            0,
            steps.findIndex(({ id }) => id === step),
          )
          .map(({ id }) => id),
      )
    },
  )

  it('going live changes no settings for another address than the content has', async () => {
    const typed = { ...answers(), 'Address of the site': `${'\x7f'.repeat(40)}${SITE}\r` }
    const { words } = await goLive(typed, { origin: 'https://www.example.com' })
    expect(words).toMatch(
      /^The origin in src\/content\/site\.ts is https:\/\/www\.example\.com: set it/,
    )
    expect(await inFolder('supabase/config.toml')).not.toContain(SITE)
    expect(calls).toEqual(ALL_CALLS.slice(0, 4))
  })

  it('going live says that the ref is of a project that the account does not have', async () => {
    const typed = { ...answers(), 'Ref of the project': `${'z'.repeat(20)}\r` }
    expect((await goLive(typed)).words).toMatch(/^The account of the CLI has no project z{20}/)
  })

  it('going live makes no administrator without an account', async () => {
    const typed = { ...answers(), 'Its e-mail address': 'ingen@eksempel.dk\r' }
    const fetch: typeof globalThis.fetch = (input, init) =>
      new Request(input, init).url.includes('page=2')
        ? Promise.resolve(Response.json({ users: [] }))
        : network(input, init)
    expect((await goLive(typed, { fetch })).words).toMatch(
      /^No user has the address ingen@eksempel\.dk/,
    )
    const client = backend.connect()
    await client.auth.signInWithPassword(USER)
    expect((await client.from('user_roles').select()).data).toEqual([])
    await client.auth.signInWithPassword(ADMIN)
    expect((await client.from('user_roles').select()).data).toHaveLength(1)
  })

  it('going live repeats all checks in every run', async () => {
    await goLive()
    const again = await goLive({})
    expect(again.words).toBe('The site is public.')
    expect(again.screen).toContain('• 11. The doctor')
    expect(calls).toEqual(ALL_CALLS)
  })

  it('going live refuses a state that nobody can read', async () => {
    await mkdir(join(folder, '.local'))
    await writeFile(join(folder, STATE_FILE), '{"finished":"all"}')
    await expect(readState(folder)).rejects.toThrow(/is damaged: `npm run go-live -- --again`/)
  })
})

it('the plan names every command that is run', () => {
  const plan = describeSteps(steps, { finished: [] })
  for (const call of ALL_CALLS) {
    expect(plan).toContain(`    supabase ${call.replace(REF, '<ref>')}`)
  }
})

it('the plan has every step and what it does, and marks what is done', () => {
  const plan = describeSteps(steps, { finished: ['project'] })
  expect(plan).toMatch(/^✓ 1\. The Supabase project\n• 2\. /)
  expect(plan.match(/^[✓•] \d+\. /gm)).toHaveLength(steps.length)
})
