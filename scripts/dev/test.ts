import { type StdioOptions, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { findChromium } from '../chromium.ts'
import { readCounts, type StepResult, summarise, type TestCounts } from './test-summary.ts'

type Step = {
  name: string
  run: (later?: Later) => Promise<boolean>
  /** Steps without which this one cannot run; it then counts as failed. */
  needs?: readonly string[]
  count?: () => Promise<TestCounts>
}

/** Keeps what a step prints, to be shown later. Without it the step prints for itself, as it goes. */
type Later = (text: string) => void

const reports = await mkdtemp(join(tmpdir(), 'test-reports-'))
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')

const childEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
}

const quickChecks: readonly Step[] = [
  {
    name: 'Chromium',
    async run() {
      childEnvironment.CHROMIUM_PATH = await findChromium()
      console.info(childEnvironment.CHROMIUM_PATH)
      return true
    },
  },
  { name: 'Types', run: command('tsc') },
  { name: 'Lint', run: command('npm run lint') },
]

const unitTests: Step = {
  name: 'Unit and integration tests',
  run: command(`vitest run --reporter=default --reporter=json --outputFile.json="${vitestReport}"`),
  count: async () => readCounts('vitest', await readFile(vitestReport, 'utf8')),
}

const build: readonly Step[] = [
  { name: 'Production build', run: command('vite build --mode embedded') },
  {
    name: 'Page weights',
    needs: ['Chromium', 'Production build'],
    run: command('node --import tsx scripts/build/check-size.ts'),
  },
]

const browserTests: Step = {
  name: 'Browser tests',
  needs: ['Chromium', 'Production build'],
  run: command('playwright test --config e2e/playwright.config.ts --add-reporter json'),
  count: async () => readCounts('playwright', await readFile(playwrightReport, 'utf8')),
}

const startedAt = performance.now()
const results: StepResult[] = []
await runInTurn(quickChecks)

// The unit tests leave an eighth of two cores idle, a little at a time.
const printed: string[] = []
const besides = runInTurn(build, (text) => printed.push(text))
await runInTurn([unitTests])
await besides
process.stdout.write(printed.join(''))

await runInTurn([browserTests])
await rm(reports, { recursive: true })

console.info(`\n${summarise(results, performance.now() - startedAt)}`)
process.exitCode = results.every(({ hasPassed }) => hasPassed) ? 0 : 1

async function runInTurn(steps: readonly Step[], later?: Later): Promise<void> {
  for (const step of steps) results.push(await runStep(step, later))
}

async function runStep({ name, needs = [], run, count }: Step, later?: Later): Promise<StepResult> {
  const print: Later = later ?? ((text) => process.stdout.write(text))
  print(`\n── ${name} ──\n`)
  const lacking = results.find((result) => needs.includes(result.name) && !result.hasPassed)
  if (lacking) {
    print(`Not run, because '${lacking.name}' failed.\n`)
    return { name, hasPassed: false, durationMs: 0 }
  }

  const start = performance.now()
  const hasPassed = await run(later).catch((error: unknown) => {
    print(`${error instanceof Error ? error.message : error}\n`)
    return false
  })
  return {
    name,
    hasPassed,
    durationMs: performance.now() - start,
    // A runner that broke down leaves no report; its step has failed all the same.
    counts: await count?.().catch(() => undefined),
  }
}

/** @returns what runs a command of the shell, and resolves to whether it succeeded */
function command(text: string): Step['run'] {
  return (later) =>
    new Promise((done) => {
      const stdio: StdioOptions = later ? ['ignore', 'pipe', 'pipe'] : 'inherit'
      const child = spawn(text, { shell: true, stdio, env: childEnvironment })
      if (later) {
        child.stdout?.setEncoding('utf8').on('data', later)
        child.stderr?.setEncoding('utf8').on('data', later)
      }
      child.on('error', () => done(false)).on('close', (code) => done(code === 0))
    })
}
