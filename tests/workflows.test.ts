import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { engines, scripts } from '../package.json'

// `npm run lint` checks the syntax and the expressions of the workflows, by actionlint.

const FOLDER = '.github/workflows'
const texts = new Map<string, string>()
for (const file of await readdir(FOLDER))
  texts.set(file, await readFile(join(FOLDER, file), 'utf8'))

type Job = { uses?: string; if?: string; 'timeout-minutes'?: number; steps?: { run?: string }[] }

function jobsOf(text = ''): [name: string, job: Job][] {
  return Object.entries<Job>(parse(text).jobs)
}

it.each([...texts])('%s may write nothing but issues, and ends in time', (file, text) => {
  const { permissions } = parse(text)
  const issues = file === 'doctor.yml' ? { issues: 'write' } : {}
  expect(permissions).toEqual({ contents: 'read', ...issues })
  for (const [, job] of jobsOf(text).filter(([, { uses }]) => !uses)) {
    expect(job['timeout-minutes']).toBeGreaterThan(0)
  }
})

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

it.each([...texts])('%s runs scripts that exist, and no setting as a command', (_file, text) => {
  const commands = jobsOf(text).flatMap(([, { steps = [] }]) => steps.map(({ run = '' }) => run))
  for (const command of commands) {
    expect(command).not.toContain('${{')
    for (const [, name] of command.matchAll(/\bnpm (?:run(?: --silent)? )?([\w:]+)/g)) {
      expect(['ci', ...Object.keys(scripts)]).toContain(name)
    }
  }
})

it('the site is deployed every night, and after a request by the database', () => {
  const { on } = parse(texts.get('deploy.yml') ?? '')
  expect(on.schedule).toHaveLength(1)
  expect(on.repository_dispatch).toEqual({ types: ['courses-changed'] })
})

it('every night the conformance tests alone run, against Supabase itself', () => {
  const text = texts.get('tests.yml')
  expect(parse(text ?? '').on.schedule).toHaveLength(1)
  const nightly = jobsOf(text).filter(([, job]) => job.if?.includes('schedule') ?? true)
  expect(nightly.map(([name]) => name)).toEqual(['conformance'])
})

it('the tests run on the oldest Node.js that package.json promises, which is that of .nvmrc', async () => {
  const oldest = (await readFile('.nvmrc', 'utf8')).trim()
  expect(engines.node).toBe(`>=${oldest}.0`)
  expect(parse(texts.get('tests.yml') ?? '').jobs.test.strategy.matrix.node).toContain(oldest)
})
