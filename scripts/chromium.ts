import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findOnPath } from './find-on-path.ts'

/** The names of Chromium on various systems. */
export const CHROMIUM_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
/** Debian's headless Chromium, which takes two thirds of the time. */
const HEADLESS_SHELL = 'chromium-headless-shell'
/** Ubuntu has no headless Chromium. Pages fall back to Liberation, which has the widths of Arial. */
const APT_INSTALL = `apt-get update && (apt-get install -y ${HEADLESS_SHELL} fonts-liberation || apt-get install -y chromium)`

const VERSION_TIMEOUT_MS = 20_000

/** For automated browsers: as root, without graphics, and without requests to other hosts. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // Headless Chromium otherwise rounds glyph widths to whole pixels.
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
] as const

/** The search's access to the computer, to be replaced by tests. */
export type Machine = {
  chromiumPath: string | undefined
  exists: (path: string) => boolean
  findOnPath: (name: string) => string | undefined
  /** Whether the program responds to `--version`: an installed browser may lack its libraries. */
  starts: (path: string) => boolean
  playwrightChromium: () => string
  isDebianAsRoot: () => boolean
  /** Runs a command and shows its output; true when it succeeded. */
  run: (command: string) => boolean
}

/**
 * Finds a Chromium that starts, or installs one. In this order: CHROMIUM_PATH, the system's (headless first),
 * Playwright's, one downloaded by Playwright, one from Debian's or Ubuntu's packages.
 */
export async function findChromium(machine: Machine = thisMachine()): Promise<string> {
  const { chromiumPath } = machine
  if (chromiumPath) {
    if (!machine.exists(chromiumPath)) {
      throw new Error(`CHROMIUM_PATH is '${chromiumPath}', and there is no such file.`)
    }
    if (!machine.starts(chromiumPath)) {
      throw new Error(`CHROMIUM_PATH is '${chromiumPath}', and it does not respond to --version.`)
    }
    return chromiumPath
  }

  const found =
    findSystemChromium(machine) ??
    findPlaywrightChromium(machine) ??
    (machine.run('npx playwright install chromium')
      ? findPlaywrightChromium(machine)
      : undefined) ??
    (machine.isDebianAsRoot() && machine.run(APT_INSTALL) ? findSystemChromium(machine) : undefined)
  if (!found) {
    throw new Error(
      'No Chromium found: install Chromium or Google Chrome, or set CHROMIUM_PATH to the program.',
    )
  }
  return found
}

function findSystemChromium(machine: Machine): string | undefined {
  return [HEADLESS_SHELL, ...CHROMIUM_NAMES]
    .map(machine.findOnPath)
    .find((path) => path && machine.starts(path))
}

function findPlaywrightChromium(machine: Machine): string | undefined {
  const path = machine.playwrightChromium()
  return machine.exists(path) && machine.starts(path) ? path : undefined
}

function thisMachine(): Machine {
  return {
    chromiumPath: process.env.CHROMIUM_PATH,
    exists: existsSync,
    findOnPath,
    starts(path) {
      return spawnSync(path, ['--version'], { timeout: VERSION_TIMEOUT_MS }).status === 0
    },
    playwrightChromium: () => chromium.executablePath(),
    isDebianAsRoot: () => process.getuid?.() === 0 && existsSync('/etc/debian_version'),
    run(command) {
      console.info(`No Chromium yet. Running: ${command}`)
      return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0
    },
  }
}
