import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parse, parseDocument } from 'yaml'
import { z } from 'zod'

const step = z.object({
  name: z.string().optional(),
  id: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.string()).default({}),
})
const job = z.object({
  uses: z.string().optional(),
  'timeout-minutes': z.number().optional(),
  env: z.record(z.string(), z.string()).default({}),
  steps: z.array(step).default([]),
})
const workflow = z.object({
  name: z.string(),
  permissions: z.record(z.string(), z.enum(['read', 'write', 'none'])),
  concurrency: z.looseObject({ group: z.string() }),
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

function stepNamed(file: string, name: string) {
  const jobs = Object.values(workflows.get(file)?.jobs ?? {})
  const found = jobs.flatMap(({ steps }) => steps).find((each) => each.name === name)
  if (!found?.run) throw new Error(`No step '${name}' that runs something in ${file}`)
  return { run: found.run, env: found.env }
}

describe.each([...workflows])('%s', (file, { permissions, jobs }) => {
  const steps = Object.values(jobs).flatMap((each) => each.steps)

  it('each workflow is valid YAML', () => {
    const { errors, warnings } = parseDocument(texts.get(file) ?? '')
    expect([...errors, ...warnings]).toEqual([])
  })

  it('may write nothing but issues', () => {
    const writes = Object.entries(permissions).filter(([, right]) => right === 'write')
    expect(writes.map(([name]) => name)).toEqual(file === 'doctor.yml' ? ['issues'] : [])
  })

  it('names every action of others by its commit, with the version beside it', () => {
    const lines = (texts.get(file) ?? '').match(/uses:.*/g) ?? []
    const own = lines.filter((line) => line.startsWith('uses: ./'))
    const pinned = lines.filter((line) =>
      /^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line),
    )
    expect(lines.length).toBeGreaterThan(0)
    expect([...own, ...pinned].sort()).toEqual([...lines].sort())
  })

  it('each workflow has a timeout', () => {
    for (const each of Object.values(jobs).filter(({ uses }) => !uses)) {
      expect(each['timeout-minutes']).toBeGreaterThan(0)
    }
  })

  it('each workflow runs scripts that package.json has', async () => {
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
    const commands = steps.flatMap(({ run = '' }) => [
      ...run.matchAll(/\bnpm (?:run(?: --silent)? )?([\w:]+)/g),
    ])
    const names = commands.map(([, name = '']) => name).filter((name) => name !== 'ci')
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(names))
    if (file !== 'deploy.yml') expect(names.length).toBeGreaterThan(0)
  })

  it('each workflow lets no value of the repository be read as a part of a command', () => {
    expect(steps.filter(({ run = '' }) => run.includes('${{'))).toEqual([])
  })

  it('each workflow fetches no program without its version', () => {
    const fetched = steps.flatMap(({ run = '' }) => [...run.matchAll(/npx --yes (\S+)/g)])
    for (const [, program] of fetched) {
      expect(program).toMatch(/^[\w-]+@\d+\.\d+\.\d+$/)
    }
  })
})

it('the site is deployed every night, and when the database asks for it, with the courses of that moment', () => {
  const { on } = parse(texts.get('deploy.yml') ?? '')
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ [0-4] \* \* \*$/) }])
  expect(on.repository_dispatch).toEqual({ types: ['courses-changed'] })
})

describe('the steps that decide', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'workflow-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  /** Runs a step as the runner does, in a folder whose programs are stand-ins that note how they were called. */
  async function runStep(file: string, name: string, env: Record<string, string>) {
    const { run, env: own } = stepNamed(file, name)
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

  async function standIn(program: string, script: string): Promise<void> {
    const path = join(folder, program)
    await writeFile(path, `#!/bin/bash\n${script}\n`)
    await chmod(path, 0o755)
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
  ])('a deploy to %s begins once every setting is there', async (host, ofHost) => {
    const look = (env: Record<string, string>) =>
      runStep('deploy.yml', 'Look for the settings', { ...settings, DEPLOY_HOST: host, ...env })
    expect((await look(ofHost)).outputs).toBe('complete=true\n')

    const { outputs, stdout } = await look({})
    expect(outputs).toBe('complete=false\n')
    expect(stdout).toContain(
      `Nothing was deployed: the repository lacks ${Object.keys(ofHost).join(' ')} (`,
    )
  })

  it('a deploy says what is missing where nothing is set, and refuses a host that it does not know', async () => {
    const nothing = await runStep('deploy.yml', 'Look for the settings', {})
    expect(nothing.outputs).toBe('complete=false\n')
    expect(nothing.stdout).toMatch(/^::notice::.*DEPLOY_HOST SUPABASE_PROJECT_REF/)
    const unknown = await runStep('deploy.yml', 'Look for the settings', { DEPLOY_HOST: 'ftp' })
    expect(unknown).toMatchObject({ code: 1, outputs: '' })
  })

  it('the doctor is asked about the site where it has an address, and its word is kept', async () => {
    await standIn('npm', 'echo "asked: $*"; echo "✗ Visitors read courses"; exit 1')
    const asked = await runStep('doctor.yml', 'Ask the doctor', { SITE_URL: settings.SITE_URL })
    expect(asked.outputs).toBe('healthy=false\n')
    expect(await readFile(join(folder, 'report.txt'), 'utf8')).toBe(
      `asked: run --silent doctor -- ${settings.SITE_URL}\n✗ Visitors read courses\n`,
    )
    await standIn('npm', 'echo "asked: $*"')
    const healthy = await runStep('doctor.yml', 'Ask the doctor', { SITE_URL: '' })
    expect(healthy.outputs).toBe('healthy=true\n')
    expect(healthy.stdout).toBe('asked: run --silent doctor --\n')
  })

  it.each([
    ['opens an issue', '', 'issue create --title The doctor has found something wrong'],
    ['comments on the open one', '17', 'issue comment 17'],
  ])('what is wrong %s', async (_effect, open, call) => {
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
})

it('updates of packages and actions come grouped, once a week', async () => {
  const { updates } = parse(await readFile('.github/dependabot.yml', 'utf8'))
  expect(
    updates.map((each: { 'package-ecosystem': string; schedule: { interval: string } }) => [
      each['package-ecosystem'],
      each.schedule.interval,
    ]),
  ).toEqual([
    ['npm', 'weekly'],
    ['github-actions', 'weekly'],
  ])
})

it('the templates for issues are YAML', async () => {
  const templates = await readdir('.github/ISSUE_TEMPLATE')
  expect(templates.length).toBeGreaterThan(1)
  for (const name of templates) {
    const { errors } = parseDocument(await readFile(join('.github/ISSUE_TEMPLATE', name), 'utf8'))
    expect(errors, name).toEqual([])
  }
})

it('the version of Node.js is one that package.json allows', async () => {
  const { engines } = JSON.parse(await readFile('package.json', 'utf8'))
  const [, least = ''] = /^>=(\d+)/.exec(engines.node) ?? []
  expect(Number(await readFile('.nvmrc', 'utf8'))).toBeGreaterThanOrEqual(Number(least))
})
