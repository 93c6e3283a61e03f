import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findOnPath } from './find-on-path.ts'

/** The names that Chromium has on various systems. */
export const CHROMIUM_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
/** Debian's name for Chromium without windows, which does the same work in two thirds of the time. */
const HEADLESS_SHELL = 'chromium-headless-shell'
/** Ubuntu has no Chromium without windows. Pages fall back on Liberation's letters, as wide as Arial's. */
const APT_INSTALL = `apt-get update && (apt-get install -y ${HEADLESS_SHELL} fonts-liberation || apt-get install -y chromium)`

const VERSION_TIMEOUT_MS = 20_000

/** For a browser that tests drive: as root, without graphics, and silent towards all other hosts. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // Letters as wide as on a screen: without windows Chromium rounds each to whole pixels unless it is told.
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
] as const

/** What the search may ask of the computer it runs on. */
export type Machine = {
  chromiumPath: string | undefined
  exists: (path: string) => boolean
  findOnPath: (name: string) => string | undefined
  /** Whether the program answers `--version`: a browser may be there and lack its libraries. */
  starts: (path: string) => boolean
  playwrightChromium: () => string
  isDebianAsRoot: () => boolean
  /** Runs a command with its output shown; true when it succeeded. */
  run: (command: string) => boolean
}

/**
 * Finds a Chromium that starts, installing one where there is none. The first of these wins: CHROMIUM_PATH,
 * the system's own (the one without windows if there are two), Playwright's, one that Playwright downloads, one from
 * Debian's or Ubuntu's packages.
 */
export async function findChromium(machine: Machine = thisMachine()): Promise<string> {
  const { chromiumPath } = machine
  if (chromiumPath) {
    if (!machine.exists(chromiumPath)) {
      throw new Error(`CHROMIUM_PATH is '${chromiumPath}', and there is no such file.`)
    }
    if (!machine.starts(chromiumPath)) {
      throw new Error(`CHROMIUM_PATH is '${chromiumPath}', and it does not answer --version.`)
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
