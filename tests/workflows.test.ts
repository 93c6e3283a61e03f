import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const step = z.object({
  name: z.string().optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.string()).default({}),
})
const job = z.object({
  uses: z.string().optional(),
  'timeout-minutes': z.number().optional(),
  steps: z.array(step).default([]),
})
const workflow = z.object({
  permissions: z.record(z.string(), z.enum(['read', 'write', 'none'])),
  jobs: z.record(z.string(), job),
})

const FOLDER = '.github/workflows'
const files = await readdir(FOLDER)
const texts = new Map(
  await Promise.all(
    files.map(async (file) => [file, await readFile(join(FOLDER, file), 'utf8')] as const),
  ),
)
const workflows = new Map([...texts].map(([file, text]) => [file, workflow.parse(parse(text))]))

it.each([...workflows])(
  '%s may write nothing but issues, and ends in time',
  (file, { permissions, jobs }) => {
    const writes = Object.entries(permissions).filter(([, right]) => right === 'write')
    expect(writes.map(([name]) => name)).toEqual(file === 'doctor.yml' ? ['issues'] : [])
    for (const each of Object.values(jobs).filter(({ uses }) => !uses)) {
      expect(each['timeout-minutes']).toBeGreaterThan(0)
    }
  },
)

it.each([...texts])('%s names every action and program of others by its version', (_file, text) => {
  const actions = text.match(/uses:.*/g) ?? []
  expect(actions.length).toBeGreaterThan(0)
  for (const action of actions) {
    expect(action).toMatch(/^uses: (\.\/|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/)
  }
  for (const [, program] of text.matchAll(/npx --yes (\S+)/g)) {
    expect(program).toMatch(/^[\w-]+@\d+\.\d+\.\d+$/)
  }
})

it.each([...workflows])(
  '%s runs scripts that there are, and reads no setting as a part of a command',
  async (_file, { jobs }) => {
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
    const commands = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run = '' }) => run))
    for (const [, name = ''] of commands
      .join('\n')
      .matchAll(/\bnpm (?:run(?: --silent)? )?([\w:]+)/g)) {
      if (name !== 'ci') expect(Object.keys(scripts)).toContain(name)
    }
    expect(commands.join('\n')).not.toContain('${{')
  },
)

it('the site is deployed every night, and after a request by the database', () => {
  const { on } = parse(texts.get('deploy.yml') ?? '')
  expect(on.schedule).toHaveLength(1)
  expect(on.repository_dispatch).toEqual({ types: ['courses-changed'] })
})

it('Supabase itself is compared with the facts every night and on demand, and nothing else is run then', () => {
  const { on, jobs } = parse(texts.get('tests.yml') ?? '')
  expect(on).toHaveProperty('workflow_dispatch')
  expect(on.schedule).toHaveLength(1)
  const conditions = Object.entries<{ if: string }>(jobs).map(([name, each]) => [name, each.if])
  expect(conditions).toEqual([
    ['test', expect.not.stringContaining('schedule')],
    ['engines', expect.not.stringContaining('schedule')],
    ['conformance', expect.stringContaining('schedule')],
    ['deploy', expect.not.stringContaining('schedule')],
  ])
})

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workflow-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Runs a step as the runner does, in a folder whose programs are stand-ins that note how they were called. */
async function runStep(file: string, name: string, env: Record<string, string>) {
  const steps = Object.values(workflows.get(file)?.jobs ?? {}).flatMap((each) => each.steps)
  const { run = '', env: own = {} } = steps.find((each) => each.name === name) ?? {}
  const fixed = Object.entries(own).filter(([, value]) => !value.includes('${{'))
  const output = join(folder, 'output')
  await writeFile(output, '')
  const result = await promisify(execFile)('bash', ['-e', '-o', 'pipefail', '-c', run], {
    cwd: folder,
    env: {
      PATH: `${folder}:${process.env.PATH}`,
      GITHUB_OUTPUT: output,
      ...Object.fromEntries(fixed),
      ...env,
    },
  }).catch((error: { code: number; stdout: string }) => error)
  return { ...result, outputs: await readFile(output, 'utf8') }
}

function standIn(program: string, script: string): Promise<void> {
  return writeFile(join(folder, program), `#!/bin/bash\n${script}\n`, { mode: 0o755 })
}

const settings = {
  SUPABASE_PROJECT_REF: 'ref',
  SUPABASE_ACCESS_TOKEN: 'set',
  VITE_SUPABASE_URL: 'https://ref.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SITE_URL: 'https://www.eksempel.dk',
}

it.each([
  ['netlify', { NETLIFY_SITE_ID: 'x', NETLIFY_AUTH_TOKEN: 'set' }],
  [
    'cloudflare',
    {
      CLOUDFLARE_ACCOUNT_ID: 'x',
      CLOUDFLARE_PAGES_PROJECT: 'x',
      CLOUDFLARE_API_TOKEN: 'set',
    },
  ],
])(
  'a deploy to %s begins once every setting is there, and names those that are missing',
  async (host, ofHost) => {
    const look = (env: Record<string, string>) =>
      runStep('deploy.yml', 'Look for the settings', { ...settings, DEPLOY_HOST: host, ...env })
    expect((await look(ofHost)).outputs).toBe('complete=true\n')

    const { outputs, stdout } = await look({})
    expect(outputs).toBe('complete=false\n')
    expect(stdout).toContain(
      `Nothing was deployed: the repository lacks ${Object.keys(ofHost).join(' ')} (`,
    )
    expect(await look({ DEPLOY_HOST: 'ftp' })).toMatchObject({ code: 1, outputs: '' })
  },
)

it('the doctor checks the site where it has an address, and its report is kept', async () => {
  await standIn('npm', 'echo "called: $*"; echo "✗ Visitors read courses"; exit 1')
  const failing = await runStep('doctor.yml', 'Ask the doctor', { SITE_URL: settings.SITE_URL })
  expect(failing.outputs).toBe('healthy=false\n')
  expect(await readFile(join(folder, 'report.txt'), 'utf8')).toBe(
    `called: run --silent doctor -- ${settings.SITE_URL}\n✗ Visitors read courses\n`,
  )
  await standIn('npm', 'echo "called: $*"')
  const healthy = await runStep('doctor.yml', 'Ask the doctor', { SITE_URL: '' })
  expect(healthy.outputs).toBe('healthy=true\n')
  expect(healthy.stdout).toBe('called: run --silent doctor --\n')
})

it('the conformance facts run against the stack that the CLI has started, and against nothing else', async () => {
  await standIn(
    'npx',
    `echo 'API_URL="http://127.0.0.1:54321"'; echo PUBLISHABLE_KEY=p; echo SECRET_KEY=s`,
  )
  await standIn(
    'npm',
    'echo "$* $CONFORMANCE_URL $CONFORMANCE_PUBLISHABLE_KEY $CONFORMANCE_SECRET_KEY"',
  )
  const { stdout } = await runStep('tests.yml', 'Compare Supabase with the facts', {})
  expect(stdout).toBe('run conformance http://127.0.0.1:54321 p s\n')
  await standIn('npx', 'exit 1')
  const withoutStack = await runStep('tests.yml', 'Compare Supabase with the facts', {})
  expect(withoutStack).toMatchObject({ code: 1, stdout: '' })
})

it.each([
  ['opens an issue', '', 'issue create --title A check of the doctor has failed'],
  ['comments on the open one', '17', 'issue comment 17'],
])('a failing doctor %s', async (_effect, open, call) => {
  await standIn(
    'gh',
    `if [ "$2" = list ]; then echo ${open}; else echo "$*" >> calls; cat issue.md >> calls; fi`,
  )
  await writeFile(join(folder, 'report.txt'), '✗ Visitors read courses\n')
  const name = 'Open an issue, or comment on the open one'
  expect(await runStep('doctor.yml', name, {})).toMatchObject({ code: 1 })
  const calls = await readFile(join(folder, 'calls'), 'utf8')
  expect(calls).toMatch(new RegExp(`^${call} .*--body-file issue\\.md$`, 'm'))
  expect(calls).toContain('\n    ✗ Visitors read courses\n')
})
