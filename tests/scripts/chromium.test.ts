import { expect, test } from 'vitest'
import { findChromium, type Machine } from '../../scripts/chromium'

const SYSTEM = '/usr/bin/chromium'
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const PLAYWRIGHT = '/cache/ms-playwright/chromium/chrome'
const PLAYWRIGHT_INSTALL = 'npx playwright install chromium'
const APT_INSTALL =
  'apt-get update && (apt-get install -y chromium-headless-shell fonts-liberation || apt-get install -y chromium)'

type Situation = {
  chromiumPath?: string
  /** Programs that are there at the start. */
  programs?: string[]
  /** Programs that are there and do not start. */
  broken?: string[]
  isDebianAsRoot?: boolean
  /** The programs that each command installs; other commands fail. */
  installs?: Record<string, string>
}

function createMachine(situation: Situation) {
  const programs = new Set([...(situation.programs ?? []), ...(situation.broken ?? [])])
  const commands: string[] = []
  const machine: Machine = {
    chromiumPath: situation.chromiumPath,
    exists: (path) => programs.has(path),
    findOnPath: (name) => (programs.has(`/usr/bin/${name}`) ? `/usr/bin/${name}` : undefined),
    starts: (path) => programs.has(path) && !situation.broken?.includes(path),
    playwrightChromium: () => PLAYWRIGHT,
    isDebianAsRoot: () => situation.isDebianAsRoot ?? false,
    run(command) {
      commands.push(command)
      const installed = situation.installs?.[command]
      if (installed) programs.add(installed)
      return installed !== undefined
    },
  }
  return { machine, commands }
}

test.each<[string, Situation, string, string[]]>([
  [
    'the one of CHROMIUM_PATH',
    { chromiumPath: '/opt/chromium', programs: ['/opt/chromium', SYSTEM, PLAYWRIGHT] },
    '/opt/chromium',
    [],
  ],
  [
    'that of the system where CHROMIUM_PATH is empty',
    { chromiumPath: '', programs: [SYSTEM] },
    SYSTEM,
    [],
  ],
  ['headless before others', { programs: [SYSTEM, HEADLESS_SHELL] }, HEADLESS_SHELL, []],
  ['that of the system before Playwright’s', { programs: [SYSTEM, PLAYWRIGHT] }, SYSTEM, []],
  [
    'another one of the system where the first does not start',
    { broken: [SYSTEM], programs: ['/usr/bin/google-chrome', PLAYWRIGHT] },
    '/usr/bin/google-chrome',
    [],
  ],
  ['Playwright’s where the system has none', { programs: [PLAYWRIGHT] }, PLAYWRIGHT, []],
  [
    'a download by Playwright where there is none',
    {
      isDebianAsRoot: true,
      installs: { [PLAYWRIGHT_INSTALL]: PLAYWRIGHT, [APT_INSTALL]: HEADLESS_SHELL },
    },
    PLAYWRIGHT,
    [PLAYWRIGHT_INSTALL],
  ],
  [
    'Debian’s package where the downloaded one does not start',
    {
      isDebianAsRoot: true,
      broken: [PLAYWRIGHT],
      installs: { [PLAYWRIGHT_INSTALL]: PLAYWRIGHT, [APT_INSTALL]: HEADLESS_SHELL },
    },
    HEADLESS_SHELL,
    [PLAYWRIGHT_INSTALL, APT_INSTALL],
  ],
])('Chromium is %s', async (_which, situation, path, expectedCommands) => {
  const { machine, commands } = createMachine(situation)
  expect(await findChromium(machine)).toBe(path)
  expect(commands).toEqual(expectedCommands)
})

test('the search for Chromium fails rather than overlook a wrong CHROMIUM_PATH', async () => {
  const chromiumPath = '/opt/gone'
  const gone = createMachine({ chromiumPath, programs: [SYSTEM] })
  await expect(findChromium(gone.machine)).rejects.toThrow(
    "CHROMIUM_PATH is '/opt/gone', and there is no such file.",
  )
  const broken = createMachine({ chromiumPath, broken: [chromiumPath], programs: [SYSTEM] })
  await expect(findChromium(broken.machine)).rejects.toThrow('does not respond to --version')
})

test('without any Chromium the search ends with a remedy in one line', async () => {
  const { machine, commands } = createMachine({ isDebianAsRoot: false })
  await expect(findChromium(machine)).rejects.toThrow(
    /^No Chromium found: install .+ or set CHROMIUM_PATH .+\.$/,
  )
  expect(commands).toEqual([PLAYWRIGHT_INSTALL])
})
