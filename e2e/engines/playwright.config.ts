import { defineConfig } from '@playwright/test'
import { ENGINES, type Engine } from './engines.ts'

// Only the runner of Playwright is used here: its Firefox and WebKit are patched, and have to be downloaded.

// The drivers and their browsers inherit it.
process.env.TZ = 'Europe/Copenhagen'

export default defineConfig<{ engine: Engine }, { engine: Engine }>({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  projects: ENGINES.map((engine) => ({ name: engine, use: { engine } })),
})
