import { defineConfig } from '@playwright/test'
import { ENGINES, type Engine, missingPrograms } from './engines.ts'

// Of Playwright only the runner is used here: its own Firefox and WebKit are changed ones, and a download.

// The drivers and their browsers inherit it.
process.env.TZ = 'Europe/Copenhagen'

const found = ENGINES.filter((engine) => missingPrograms(engine).length === 0)
// The worker processes read this file again.
if (!process.env.TEST_WORKER_INDEX) {
  for (const engine of ENGINES) {
    const missing = missingPrograms(engine)
    const isMissing = missing.length > 0
    console.info(isMissing ? `${engine}: not tested, for want of ${missing.join(', ')}` : engine)
  }
}
if (found.length === 0) throw new Error('There is no engine to test (CONTRIBUTING.md).')

export default defineConfig<{ engine: Engine }, { engine: Engine }>({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  projects: found.map((engine) => ({ name: engine, use: { engine } })),
})
