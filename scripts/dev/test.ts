import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { findChromium } from '../chromium.ts'
import { readCounts, type StepResult, summarise } from './test-summary.ts'

type Step = {
  name: string
  /** A shell command, or a function. */
  run: string | (() => Promise<void>)
  /** Steps without which this one cannot run; it then counts as failed. */
  needs?: readonly string[]
  /** The runner's JSON report. */
  report?: string
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
      childEnvironment.CHROMIUM_PATH = findChromium()
      console.info(childEnvironment.CHROMIUM_PATH)
    },
  },
  { name: 'Types', run: 'tsc' },
  { name: 'Lint', run: 'npm run lint' },
  {
    name: 'Unit and integration tests',
    run: `vitest run --reporter=default --reporter=json --outputFile.json="${vitestReport}"`,
    report: vitestReport,
  },
  { name: 'Production build', run: 'vite build --mode embedded' },
  { name: 'Page weights', needs: ['Production build'], run: 'tsx scripts/size/check-size.ts' },
  {
    name: 'Browser tests',
    needs: ['Chromium', 'Production build'],
    run: 'playwright test --config e2e/playwright.config.ts --add-reporter json',
    report: playwrightReport,
  },
]

const results: StepResult[] = []
for (const step of steps) results.push(await runStep(step))
await rm(reports, { recursive: true })

console.info(`\n${summarise(results)}`)
process.exitCode = results.every(({ hasPassed }) => hasPassed) ? 0 : 1

async function runStep({ name, needs = [], run, report }: Step): Promise<StepResult> {
  console.info(`\n── ${name} ──`)
  const start = performance.now()
  try {
    const lacking = results.find((result) => needs.includes(result.name) && !result.hasPassed)
    if (lacking) throw new Error(`Not run, because '${lacking.name}' failed.`)
    await (typeof run === 'string' ? execute(run) : run())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { name, hasPassed: false, durationMs: performance.now() - start, counts: await count() }
  }
  return { name, hasPassed: true, durationMs: performance.now() - start, counts: await count() }

  /** A crashed runner leaves no report; its step has failed. */
  function count() {
    return report ? readFile(report, 'utf8').then(readCounts, () => undefined) : undefined
  }
}

function execute(command: string): Promise<void> {
  return new Promise((done, fail) => {
    spawn(command, { shell: true, stdio: 'inherit', env: childEnvironment })
      .on('error', fail)
      .on('close', (code) => (code === 0 ? done() : fail(new Error(`Exit code ${code}`))))
  })
}
