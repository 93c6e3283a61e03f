import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import firefox from 'selenium-webdriver/firefox.js'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { findOnPath } from '../../scripts/chromium.ts'

export const ENGINES = ['Firefox', 'WebKit'] as const
export type Engine = (typeof ENGINES)[number]

/** A browser under the control of its driver. */
export type StartedBrowser = {
  driver: WebDriver
  /** Gives the page this many CSS pixels, by the second or third time at the latest. */
  resize: (size: Size) => Promise<void>
  close: () => Promise<void>
}

type Size = { width: number; height: number }

/** Every program that an engine needs, each under the names that it may have. */
const PROGRAMS = {
  Firefox: { browser: ['firefox', 'firefox-esr'], driver: ['geckodriver'] },
  WebKit: {
    browser: [
      '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
    ],
    driver: ['WebKitWebDriver'],
    display: ['Xvfb'],
  },
} as const satisfies Record<Engine, Record<string, readonly string[]>>

/**
 * A page whose scripts are held never reaches its load event, and WebKitWebDriver does not respond while it waits
 * for a page.
 */
const PAGE_LOAD_STRATEGY = 'none'

// A mouse that can hover, as people have at a wide screen. A machine without one tells its browsers so.
const MOUSE_OF_FIREFOX = ['ui.primaryPointerCapabilities', 'ui.allPointerCapabilities'] as const
/** Firefox's bits for a fine pointer and for one that hovers. */
const FINE_AND_HOVERING = 2 | 4

/** Lets a window of MiniBrowser be as narrow as a phone, which its row of buttons would not. */
const NARROW_BUTTONS =
  'window * { min-width: 0; min-height: 0; margin: 0; border: 0; padding: 0; font-size: 1px; }'

export function startBrowser(engine: Engine): Promise<StartedBrowser> {
  return { Firefox: startFirefox, WebKit: startWebKit }[engine]()
}

async function startFirefox(): Promise<StartedBrowser> {
  const { browser, driver } = PROGRAMS.Firefox
  const options = new firefox.Options()
  options.enableBidi()
  options.setPageLoadStrategy(PAGE_LOAD_STRATEGY)
  options.setBinary(programOf(browser))
  options.addArguments('-headless')
  for (const name of MOUSE_OF_FIREFOX) options.setPreference(name, FINE_AND_HOVERING)
  const gecko = await new Builder()
    .forBrowser('firefox')
    .setFirefoxOptions(options)
    .setFirefoxService(new firefox.ServiceBuilder(programOf(driver)))
    .build()
  return {
    driver: gecko,
    // By WebDriver BiDi, since Firefox's window cannot be as narrow as a phone.
    async resize(viewport) {
      const [connection, context] = [await gecko.getBidi(), await gecko.getWindowHandle()]
      await connection.send({
        method: 'browsingContext.setViewport',
        params: { context, viewport },
      })
    },
    close: () => gecko.quit(),
  }
}

/** WebKitGTK, which has no mode without a window: it gets a screen of its own that nobody sees. */
async function startWebKit(): Promise<StartedBrowser> {
  const { browser, driver, display } = PROGRAMS.WebKit
  const screen = await startScreen(programOf(display))
  const settings = await mkdtemp(resolve(tmpdir(), 'minibrowser-'))
  await mkdir(resolve(settings, 'gtk-3.0'))
  await writeFile(resolve(settings, 'gtk-3.0/gtk.css'), NARROW_BUTTONS)

  const service = new DriverService.Builder(programOf(driver))
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: screen.name, XDG_CONFIG_HOME: settings })
    .build()
  const webkit = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: PAGE_LOAD_STRATEGY,
        'webkitgtk:browserOptions': { binary: programOf(browser), args: ['--automation'] },
      }),
    )
    .build()
  return {
    driver: webkit,
    resize: resizeWindow(webkit),
    async close() {
      await webkit.quit()
      await service.kill()
      screen.close()
      await rm(settings, { recursive: true })
    },
  }
}

/** WebKitGTK has no BiDi. Its window grows by what the page lacks, which it tells a moment late: to be repeated. */
function resizeWindow(driver: WebDriver): StartedBrowser['resize'] {
  return async ({ width, height }) => {
    const window = driver.manage().window()
    const outside = await window.getRect()
    const [insideWidth = width, insideHeight = height] = await driver.executeScript<number[]>(
      'return [innerWidth, innerHeight]',
    )
    await window.setRect({
      width: outside.width + width - insideWidth,
      height: outside.height + height - insideHeight,
    })
  }
}

async function startScreen(program: string): Promise<{ name: string; close: () => void }> {
  const server = spawn(
    program,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', () => reject(new Error('Xvfb ended before it had a screen')))
    server.stdout.once('data', (bytes: Buffer) => resolve(bytes.toString().trim()))
  })
  return { name: `:${number}`, close: () => server.kill() }
}

function programOf(names: readonly string[]): string {
  const program = names.map(findOnPath).find((path) => path !== undefined)
  if (!program) throw new Error(`There is no ${names.join(' or ')}`)
  return program
}
