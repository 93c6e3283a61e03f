import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { findChromium } from '../chromium.ts'
import { readCounts, type StepResult, summarise, type TestCounts } from './test-summary.ts'

type Step = {
  name: string
  run: () => Promise<boolean>
  /** Steps without which this one cannot run; it then counts as failed. */
  needs?: readonly string[]
  count?: () => Promise<TestCounts>
}

const reports = await mkdtemp(join(tmpdir(), 'test-reports-'))
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')

const childEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
}

const steps: readonly Step[] = [
  {
    name: 'Chromium',
    async run() {
      childEnvironment.CHROMIUM_PATH = await findChromium()
      console.info(childEnvironment.CHROMIUM_PATH)
      return true
    },
  },
  { name: 'Types', run: () => execute('tsc') },
  { name: 'Lint', run: () => execute('npm run lint') },
  {
    name: 'Unit and integration tests',
    run: () =>
      execute(`vitest run --reporter=default --reporter=json --outputFile.json="${vitestReport}"`),
    count: async () => readCounts('vitest', await readFile(vitestReport, 'utf8')),
  },
  { name: 'Production build', run: () => execute('vite build --mode embedded') },
  {
    name: 'Page weights',
    needs: ['Production build'],
    run: () => execute('tsx scripts/build/check-size.ts'),
  },
  {
    name: 'Browser tests',
    needs: ['Chromium', 'Production build'],
    run: () => execute('playwright test --config e2e/playwright.config.ts --add-reporter json'),
    count: async () => readCounts('playwright', await readFile(playwrightReport, 'utf8')),
  },
]

const results: StepResult[] = []
for (const step of steps) results.push(await runStep(step))
await rm(reports, { recursive: true })

console.info(`\n${summarise(results)}`)
process.exitCode = results.every(({ hasPassed }) => hasPassed) ? 0 : 1

async function runStep({ name, needs = [], run, count }: Step): Promise<StepResult> {
  console.info(`\n── ${name} ──`)
  const lacking = results.find((result) => needs.includes(result.name) && !result.hasPassed)
  if (lacking) {
    console.error(`Not run, because '${lacking.name}' failed.`)
    return { name, hasPassed: false, durationMs: 0 }
  }

  const start = performance.now()
  const hasPassed = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return false
  })
  return {
    name,
    hasPassed,
    durationMs: performance.now() - start,
    // A crashed runner leaves no report; its step has failed.
    counts: await count?.().catch(() => undefined),
  }
}

function execute(command: string): Promise<boolean> {
  return new Promise((done) => {
    spawn(command, { shell: true, stdio: 'inherit', env: childEnvironment })
      .on('error', () => done(false))
      .on('close', (code) => done(code === 0))
  })
}
