import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findChromium } from '../../scripts/chromium'
import { temporaryFolder } from '../helpers/folder'

const HEADLESS = 'chromium-headless-shell'
const STARTS = 'exit 0'
const BROKEN = 'exit 1'
/** A program that installs one, and one that starts from then on. */
const INSTALL = ': > "$BIN/installed"'
const INSTALLED = 'test -e "$BIN/installed"'

let bin: string
beforeEach(async () => {
  bin = await temporaryFolder()
  vi.stubEnv('BIN', bin)
  vi.stubEnv('PATH', bin)
  vi.stubEnv('CHROMIUM_PATH', '')
  vi.stubEnv('CI', 'true')
  process.stdout.isTTY = false
  vi.spyOn(chromium, 'executablePath').mockReturnValue(join(bin, 'playwright'))
  vi.spyOn(process, 'getuid').mockReturnValue(0)
  vi.spyOn(console, 'info').mockReturnValue()
})
const { isTTY } = process.stdout
afterEach(() => {
  process.stdout.isTTY = isTTY
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** Puts stand-ins into the only folder of the PATH. */
async function install(programs: Record<string, string>): Promise<void> {
  for (const [name, script] of Object.entries(programs)) {
    await writeFile(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  }
}

test.each<[string, Record<string, string>, string]>([
  ['headless before others', { chromium: STARTS, [HEADLESS]: STARTS }, HEADLESS],
  ['that of the system before Playwright’s', { chromium: STARTS, playwright: STARTS }, 'chromium'],
  [
    'another one of the system where the first does not start',
    { chromium: BROKEN, 'google-chrome': STARTS, playwright: STARTS },
    'google-chrome',
  ],
  ['Playwright’s where the system has none', { playwright: STARTS }, 'playwright'],
  ['in CI a download where there is none', { npx: INSTALL, playwright: INSTALLED }, 'playwright'],
  [
    'in CI Debian’s package where the downloaded one does not start',
    { npx: STARTS, playwright: BROKEN, 'apt-get': INSTALL, [HEADLESS]: INSTALLED },
    HEADLESS,
  ],
])('Chromium is %s', async (_which, programs, found) => {
  await install(programs)
  expect(findChromium()).toBe(join(bin, found))
})

test('Chromium is the one of CHROMIUM_PATH, and a wrong path is not overlooked', async () => {
  await install({ chromium: STARTS, mine: STARTS })
  vi.stubEnv('CHROMIUM_PATH', join(bin, 'mine'))
  expect(findChromium()).toBe(join(bin, 'mine'))
  vi.stubEnv('CHROMIUM_PATH', '/opt/gone')
  expect(findChromium).toThrow("CHROMIUM_PATH is '/opt/gone', and there is nothing that responds")
})

test('without a terminal, as in a container, a missing Chromium is installed', async () => {
  vi.stubEnv('CI', '')
  await install({ npx: INSTALL, playwright: INSTALLED })
  expect(findChromium()).toBe(join(bin, 'playwright'))
})

test.each([
  ['in a terminal', '', 0],
  ['without root', 'true', 1000],
])(
  '%s no package is installed, and the error says how to get a Chromium',
  async (_where, ci, user) => {
    vi.stubEnv('CI', ci)
    process.stdout.isTTY = true
    vi.spyOn(process, 'getuid').mockReturnValue(user)
    await install({ npx: ci ? BROKEN : INSTALL, 'apt-get': INSTALL, chromium: INSTALLED })
    expect(findChromium).toThrow(
      /^No Chromium found: run 'npx playwright install chromium', .+ or set CHROMIUM_PATH to the program\.$/,
    )
  },
)
