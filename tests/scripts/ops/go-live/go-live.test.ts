import { existsSync, readFileSync, statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { goLive as goLiveCommand } from '../../../../scripts/ops/go-live'
import type { Programs } from '../../../../scripts/ops/go-live/programs'
import { createPrompts, type Prompts } from '../../../../scripts/ops/go-live/prompts'
import { readState, runSteps, STATE_FILE } from '../../../../scripts/ops/go-live/run-steps'
import { steps } from '../../../../scripts/ops/go-live/steps'
import { freshBackend, type TestBackend, USER } from '../../../helpers/backend-client'
import { temporaryFolder, writeFiles } from '../../../helpers/folder'
import { hostedSite } from '../../../helpers/hosted-site'
import { runCommand } from '../../../helpers/run-command'

const REF = 'abcdefghijklmnopqrst'
const PROJECT = `https://${REF}.supabase.co`
const SITE = 'https://www.eksempel.dk'
const MAILCHIMP_KEY = '0123456789abcdef0123456789abcdef-us21'
const CTRL_C = '\x03'

let backend: TestBackend
let folder: string
/** The programs that were run, with their arguments. */
let calls: string[]
/** The beginning of the commands at which they fail. */
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
  folder = await temporaryFolder()
  await writeFiles(folder, {
    'src/content/site.ts': '/** PLACEHOLDER */',
    'supabase/config.toml': await readFile('supabase/config.toml', 'utf8'),
  })
})

/** Changes the real CLI asks about, and refuses where it cannot. */
const CONFIRMED =
  /^supabase (?:db push|config push|functions deploy|secrets set)(?!.* --(?:yes|dry-run)\b)/

/** Stand-ins that do nothing but succeed or fail, and fail where the real CLI would ask. */
const programs: Programs = {
  run: call,
  readCli: async (args) => (call('supabase', args) ? ` | ${REF} | cpl` : undefined),
}

function call(program: string, args: readonly string[]): boolean {
  const path = args[args.indexOf('--env-file') + 1]
  if (path && args.includes('--env-file')) {
    envFile = { path, text: readFileSync(path, 'utf8'), mode: statSync(path).mode & 0o777 }
  }
  const words = [program, ...args].map((word) => (word === envFile?.path ? '<file>' : word))
  const command = words.join(' ')
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
  MAILCHIMP_API_KEY: `${MAILCHIMP_KEY}\r`,
  MAILCHIMP_AUDIENCE_ID: '0123456789\r',
  'Its e-mail address': `${USER.email}\r`,
  'Secret key': `${backend.keys.secretKey}\r`,
})

/** A terminal in which these answers are typed; other questions are confirmed with y. */
function openTerminal(typed: Answers): { prompts: Prompts; screen: () => string } {
  const input = new PassThrough()
  const output = new PassThrough()
  let screen = ''
  output.on('data', (text) => {
    screen += text
  })
  const real = createPrompts({ input, output })
  /** Types the answer to a question, once it is asked. */
  function press(message: string): string {
    const [, keys = 'y'] = Object.entries(typed).find(([part]) => message.includes(part)) ?? []
    const chunks = [keys].flat()
    const next = () => {
      input.write(chunks.shift() ?? '')
      if (chunks.length > 0) setImmediate(next)
    }
    setImmediate(next)
    return message
  }
  const prompts: Prompts = {
    say: real.say,
    agree: (message) => real.agree(press(message)),
    ask: (message, question) => real.ask(press(message), question),
  }
  return { prompts, screen: () => screen }
}

/** Runs the command once, as if it had been started in the folder, and returns its screen and its error message. */
async function goLive(typed: Answers = answers(), fetch = network) {
  const { prompts, screen } = openTerminal(typed)
  const state = await readState(folder)
  const failure = await runSteps({ folder, state, prompts, programs, fetch, origin: SITE }).then(
    () => undefined,
    (error: Error) => error.message,
  )
  return { failure, screen: screen() }
}

const ALL_CALLS = [
  'supabase projects list',
  `supabase link --project-ref ${REF}`,
  'supabase db push --remote --dry-run',
  'supabase db push --remote --yes',
  'supabase config diff',
  'supabase config push --yes',
  'supabase functions deploy --yes',
  'supabase secrets set --env-file <file> --yes',
  'npm run build',
]

it('going live asks, announces and runs one step after the other until the site is public', async () => {
  const { failure, screen } = await goLive()
  expect(failure).toBeUndefined()
  expect(screen).toMatch(/The site is public\.\n$/)
  expect(calls).toEqual(ALL_CALLS)
  for (const [index, { title }] of steps.entries())
    expect(screen).toContain(`${index + 1}. ${title}`)
  expect(screen).toContain('src/content/site.ts')
  expect(screen).toContain(`${USER.email} is now an administrator.`)
  expect(screen).toContain('✓ Visitors read courses')

  const env = await inFolder('.env.local')
  expect(env).toBe(
    `VITE_SUPABASE_URL=${PROJECT}\nVITE_SUPABASE_PUBLISHABLE_KEY=${backend.keys.publishableKey}\n`,
  )
  const toml = await inFolder('supabase/config.toml')
  expect(toml).toContain(`\nsite_url = "${SITE}"\nadditional_redirect_urls = ["${SITE}/**"]\n`)

  // No secret is stored or shown.
  const kept = [await inFolder(STATE_FILE), env, toml, screen].join('\n')
  expect(kept).toContain(REF)
  expect(kept).not.toContain(MAILCHIMP_KEY)
  expect(kept).not.toContain(backend.keys.secretKey)
  expect(envFile).toMatchObject({
    text: `MAILCHIMP_API_KEY=${MAILCHIMP_KEY}\nMAILCHIMP_AUDIENCE_ID=0123456789\nSITE_ORIGINS=${SITE}\n`,
    mode: 0o600,
  })
  expect(existsSync(dirname(envFile?.path ?? ''))).toBe(false)

  // Only the checks are repeated in the next run.
  const again = await goLive({})
  expect(again.failure).toBeUndefined()
  expect(again.screen).toContain('• 10. The host, and the doctor')
  expect(calls).toEqual(ALL_CALLS)
})

it('going live describes each step before running it, and runs none without consent', async () => {
  const { failure, screen } = await goLive({ 'Do this now?': 'n' })
  expect(failure).toBe('Stopped.\n`npm run go-live` resumes here.')
  expect(screen).toContain('supabase link --project-ref')
  expect(calls).toEqual([])

  await goLive({ ...answers(), 'Run these migrations?': 'n' })
  expect(calls).toEqual(ALL_CALLS.slice(0, 3))
})

it('going live repeats a question after invalid input', async () => {
  const wrong = 'sb_secret_0123456789'
  const again = (answer: string) => [`${wrong}\r`, '\x7f'.repeat(wrong.length), `${answer}\r`]
  const { screen } = await goLive({
    'Ref of the project': again(REF),
    'Publishable key': again(backend.keys.publishableKey),
    'Run these migrations?': CTRL_C,
  })
  expect(screen).toContain('A ref has twenty small letters')
  expect(screen).toContain('This is a secret key, which no visitor may get')
  expect(await inFolder('.env.local')).toContain(backend.keys.publishableKey)
})

it('going live can be interrupted at any question, and resumes there', async () => {
  const { failure } = await goLive({ ...answers(), MAILCHIMP_API_KEY: CTRL_C })
  expect(failure).toBe('Stopped.\n`npm run go-live` resumes here.')
  expect((await readState(folder)).finished).toEqual(steps.slice(0, 5).map(({ id }) => id))
  expect(calls).toEqual(ALL_CALLS.slice(0, 7))

  const again = await goLive()
  expect(again.failure).toBeUndefined()
  expect(again.screen).toContain('✓ 5. The functions')
  expect(calls).toEqual(ALL_CALLS)
})

it.each([
  ['supabase projects list', /^The CLI is not signed in: run `npx supabase login`/, 1],
  ['supabase db push --remote --yes', /^`supabase db push --remote --yes` failed/, 4],
  ['supabase secrets set', /^`supabase secrets set` failed/, 8],
  ['npm run build', /^`npm run build` failed/, 9],
])(
  'going live stops where %s fails, and says so without a secret',
  async (command, reason, count) => {
    failing = command
    const { failure } = await goLive()
    expect(failure).toMatch(reason)
    expect(failure).not.toContain(MAILCHIMP_KEY)
    expect(calls).toEqual(ALL_CALLS.slice(0, count))
    expect(existsSync(dirname(envFile?.path ?? 'x/y'))).toBe(false)
  },
)

it.each([
  ['settings', 1, /✗ The project responds/],
  ['course_events', 2, /✗ Visitors read courses/],
  ['subscribe-mailchimp', 5, /✗ The newsletter function/],
])(
  'going live stops before the next step when the response of %s is wrong',
  async (part, finished, reason) => {
    const broken: typeof fetch = (input, init) =>
      new Request(input, init).url.includes(part)
        ? Promise.resolve(new Response('', { status: 500 }))
        : network(input, init)
    expect((await goLive(answers(), broken)).failure).toMatch(reason)
    expect((await readState(folder)).finished).toHaveLength(finished)
  },
)

it('going live changes no settings when the content has another address than the site', async () => {
  await goLive({ ...answers(), 'the address of the site?': 'n' })
  expect(await inFolder('supabase/config.toml')).not.toContain(SITE)
  expect(calls).toEqual(ALL_CALLS.slice(0, 4))
})

it('going live refuses the ref of a project that the account does not have', async () => {
  const typed = { ...answers(), 'Ref of the project': `${'z'.repeat(20)}\r` }
  expect((await goLive(typed)).failure).toMatch(/^The account of the CLI has no project z{20}/)
})

it('the command prints a plan of every step and program, or needs a terminal, without calling or writing anything', async () => {
  const state = '{"finished":["project"]}'
  await writeFiles(folder, { [STATE_FILE]: state })
  // Where no program is found.
  const run = (...args: string[]) => runCommand(goLiveCommand, { folder, args, env: { PATH: '' } })
  expect(await run('--dry-run')).toMatch(/^✓ 1\. The Supabase project\n• 2\./)
  const plan = await run('--dry-run', '--again')
  expect(plan.match(/^• \d+\. /gm)).toHaveLength(steps.length)
  for (const call of ALL_CALLS) expect(plan).toContain(`    ${call.replace(REF, '<ref>')}`)
  await expect(run()).rejects.toThrow('`npm run go-live` asks questions: run it in a terminal.')
  expect(await inFolder(STATE_FILE)).toBe(state)
  expect((await readdir(folder)).sort()).toEqual(['.local', 'src', 'supabase'])
})

it('a state that cannot be read is refused', async () => {
  await writeFiles(folder, { [STATE_FILE]: '{"finished":"all"}' })
  await expect(readState(folder)).rejects.toThrow(/is damaged: `npm run go-live -- --again`/)
})
