import { defineConfig } from '@playwright/test'
import { ENGINES, type Engine, missingPrograms } from './engines.ts'

// Only the runner of Playwright is used here: its Firefox and WebKit are patched, and have to be downloaded.

// The drivers and their browsers inherit it.
process.env.TZ = 'Europe/Copenhagen'

for (const engine of ENGINES) {
  const missing = missingPrograms(engine)
  // Workers read this file, too.
  if (missing.length > 0 && process.env.TEST_WORKER_INDEX === undefined)
    console.info(`${engine}: not tested, for want of ${missing.join(', ')}`)
}

export default defineConfig<{ engine: Engine }, { engine: Engine }>({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  projects: ENGINES.filter((engine) => missingPrograms(engine).length === 0).map((engine) => ({
    name: engine,
    use: { engine },
  })),
})
