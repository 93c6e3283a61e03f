import { defineConfig } from '@playwright/test'
import { ENGINES, type Engine, missingPrograms } from './engines.ts'

// Of Playwright only the runner is used here: its own Firefox and WebKit are changed ones, and a download.

// The drivers and their browsers inherit it.
process.env.TZ = 'Europe/Copenhagen'

export default defineConfig<{ engine: Engine }, { engine: Engine }>({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['./engines-reporter.ts'], ['list']],
  projects: ENGINES.filter((engine) => missingPrograms(engine).length === 0).map((engine) => ({
    name: engine,
    use: { engine },
  })),
})
