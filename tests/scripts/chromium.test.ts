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

test('the search for Chromium prefers CHROMIUM_PATH', async () => {
  const chromiumPath = '/opt/chromium'
  const { machine } = createMachine({ chromiumPath, programs: [chromiumPath, SYSTEM, PLAYWRIGHT] })
  expect(await findChromium(machine)).toBe(chromiumPath)
})

test('the search for Chromium treats an empty CHROMIUM_PATH as not set', async () => {
  const { machine } = createMachine({ chromiumPath: '', programs: [SYSTEM] })
  expect(await findChromium(machine)).toBe(SYSTEM)
})

test('the search for Chromium fails rather than overlook a wrong CHROMIUM_PATH', async () => {
  const chromiumPath = '/opt/gone'
  const gone = createMachine({ chromiumPath, programs: [SYSTEM] })
  await expect(findChromium(gone.machine)).rejects.toThrow(
    "CHROMIUM_PATH is '/opt/gone', and there is no such file.",
  )
  const broken = createMachine({ chromiumPath, broken: [chromiumPath], programs: [SYSTEM] })
  await expect(findChromium(broken.machine)).rejects.toThrow('does not answer --version')
})

test.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
  'takes the system’s %s before Playwright’s browser',
  async (name) => {
    const { machine, commands } = createMachine({ programs: [`/usr/bin/${name}`, PLAYWRIGHT] })
    expect(await findChromium(machine)).toBe(`/usr/bin/${name}`)
    expect(commands).toEqual([])
  },
)

test('the search for Chromium prefers the system’s headless Chromium', async () => {
  const { machine } = createMachine({ programs: [SYSTEM, HEADLESS_SHELL] })
  expect(await findChromium(machine)).toBe(HEADLESS_SHELL)
})

test('the search for Chromium skips a system browser that does not start', async () => {
  const { machine } = createMachine({
    broken: [SYSTEM, '/usr/bin/chromium-browser'],
    programs: ['/usr/bin/google-chrome', PLAYWRIGHT],
  })
  expect(await findChromium(machine)).toBe('/usr/bin/google-chrome')
})

test('the search for Chromium takes Playwright’s browser where the system has none', async () => {
  const { machine, commands } = createMachine({ programs: [PLAYWRIGHT] })
  expect(await findChromium(machine)).toBe(PLAYWRIGHT)
  expect(commands).toEqual([])
})

test('the search for Chromium has Playwright download its browser where there is none', async () => {
  const { machine, commands } = createMachine({
    isDebianAsRoot: true,
    installs: { [PLAYWRIGHT_INSTALL]: PLAYWRIGHT, [APT_INSTALL]: HEADLESS_SHELL },
  })
  expect(await findChromium(machine)).toBe(PLAYWRIGHT)
  expect(commands).toEqual([PLAYWRIGHT_INSTALL])
})

test('the search for Chromium installs Debian’s Chromium where the download fails', async () => {
  const { machine, commands } = createMachine({
    isDebianAsRoot: true,
    installs: { [APT_INSTALL]: HEADLESS_SHELL },
  })
  expect(await findChromium(machine)).toBe(HEADLESS_SHELL)
  expect(commands).toEqual([PLAYWRIGHT_INSTALL, APT_INSTALL])
})

test('the search for Chromium installs Debian’s Chromium where the downloaded browser does not start', async () => {
  const { machine, commands } = createMachine({
    isDebianAsRoot: true,
    broken: [PLAYWRIGHT],
    installs: { [PLAYWRIGHT_INSTALL]: PLAYWRIGHT, [APT_INSTALL]: HEADLESS_SHELL },
  })
  expect(await findChromium(machine)).toBe(HEADLESS_SHELL)
  expect(commands).toEqual([PLAYWRIGHT_INSTALL, APT_INSTALL])
})

test('the search for Chromium fails with a remedy in one line', async () => {
  const { machine, commands } = createMachine({ isDebianAsRoot: false })
  await expect(findChromium(machine)).rejects.toThrow(
    /^No Chromium found: install .+ or set CHROMIUM_PATH .+\.$/,
  )
  expect(commands).toEqual([PLAYWRIGHT_INSTALL])
})
