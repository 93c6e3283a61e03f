import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts'
import { ELEMENT_TIMEOUT_MS } from '../scripts/dev/test-timeouts.ts'

// Found once: the worker processes read this file again and inherit the variable.
process.env.CHROMIUM_PATH ||= findChromium()

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than the two cores it is meant for, since tests wait for one thing or another.
  workers: 3,
  // A test that only passes the second time hides a fault in the site or in itself.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Some tests open every page; one that will not pass ends with the element that it waits for.
  timeout: 240_000,
  expect: { timeout: ELEMENT_TIMEOUT_MS, toPass: { timeout: ELEMENT_TIMEOUT_MS } },
  use: {
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    // Recording makes every test longer; for a closer look: npm run test:e2e -- --trace on
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...CHROMIUM_FLAGS] },
  },
})
