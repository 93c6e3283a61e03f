import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'

/** The names of Chromium on various systems. */
const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PLAYWRIGHT_INSTALL = 'npx playwright install chromium'
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

export function launchChromium(...flags: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS, ...flags] })
}

/**
 * Finds a Chromium that starts: that of CHROMIUM_PATH, the system's, Playwright's. In CI, or without a terminal, where
 * nobody can be told, it installs one where there is none: a download, or as root a package.
 * @throws in a terminal without Chromium, with the commands that install one
 */
export function findChromium(): string {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    if (starts(wanted)) return wanted
    throw new Error(
      `CHROMIUM_PATH is '${wanted}', and there is nothing that responds to --version.`,
    )
  }
  const found =
    findSystemChromium() ??
    findPlaywrightChromium() ??
    (process.env.CI || !process.stdout.isTTY ? installChromium() : undefined)
  if (found) return found
  throw new Error(
    `No Chromium found: run '${PLAYWRIGHT_INSTALL}', install Chromium or Google Chrome, or set CHROMIUM_PATH to the program.`,
  )
}

function installChromium(): string | undefined {
  return (
    (run(PLAYWRIGHT_INSTALL) ? findPlaywrightChromium() : undefined) ??
    (process.getuid?.() === 0 && run(APT_INSTALL) ? findSystemChromium() : undefined)
  )
}

/** The path of a program, by name or by absolute path; undefined if there is none. */
export function findOnPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  // resolve() keeps an absolute path.
  return folders.map((folder) => resolve(folder, name)).find((path) => existsSync(path))
}

function findSystemChromium(): string | undefined {
  return [HEADLESS_SHELL, ...CHROMIUM_NAMES].map(findOnPath).find((path) => path && starts(path))
}

function findPlaywrightChromium(): string | undefined {
  const path = chromium.executablePath()
  return starts(path) ? path : undefined
}

/** Whether the program responds to `--version`: an installed browser may lack its libraries. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: VERSION_TIMEOUT_MS }).status === 0
}

/** Runs a command and shows its output; true when it succeeded. */
function run(command: string): boolean {
  console.info(`No Chromium yet. Running: ${command}`)
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0
}
