import { By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { StartedBrowser } from './engines.ts'
import { PROBLEMS_KEY } from './first-script.ts'

const WAIT_MS = 10_000
/** Between two looks at a page that has not come as far as it should. */
const LOOK_EVERY_MS = 50

/** A whole text, or a pattern. */
type Matcher = string | RegExp

/** One query of Testing Library, or a filter by text. */
type Step = {
  by: 'Role' | 'LabelText' | 'Text' | 'Content'
  what: { text: string; flags?: string }
  options: { name?: { text: string; flags?: string } } & Omit<RoleOptions, 'name'>
}

type RoleOptions = { name?: Matcher; level?: number; selected?: boolean }

/** Errors for an element or document that is gone by the time of the command. */
const TRANSIENT_ERRORS = [
  error.StaleElementReferenceError,
  error.NoSuchElementError,
  error.NoSuchFrameError,
  error.JavascriptError,
] as const

/** Looks again and again until `look` gives something other than null, which it must in ten seconds. */
export async function until<Seen>(
  what: string | (() => string),
  look: () => Promise<Seen | null>,
): Promise<Seen> {
  const end = performance.now() + WAIT_MS
  for (;;) {
    const seen = await look().catch((problem: unknown) => {
      if (!TRANSIENT_ERRORS.some((kind) => problem instanceof kind)) throw problem
      return null
    })
    if (seen !== null) return seen
    if (performance.now() > end) {
      throw new Error(`Not in ${WAIT_MS} ms: ${typeof what === 'string' ? what : what()}`)
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}

/** Elements as a user knows them: found anew each time they are needed, and by every engine alike. */
export class Locator {
  constructor(
    protected readonly driver: WebDriver,
    private readonly steps: readonly Step[] = [],
  ) {}

  getByRole(role: string, { name, ...options }: RoleOptions = {}): Locator {
    return this.narrow({
      by: 'Role',
      what: { text: role },
      options: { ...options, ...(name && { name: portable(name) }) },
    })
  }

  getByLabel(label: Matcher): Locator {
    return this.narrow({ by: 'LabelText', what: portable(label), options: {} })
  }

  getByText(text: Matcher): Locator {
    return this.narrow({ by: 'Text', what: portable(text), options: {} })
  }

  /** The elements that contain the text. */
  containing(text: string): Locator {
    return this.narrow({ by: 'Content', what: { text }, options: {} })
  }

  toString(): string {
    return this.steps
      .map(({ by, what, options }) => `${by} ${what.text} ${options.name?.text ?? ''}`.trim())
      .join(' > ')
  }

  /** All that can be seen of it now. */
  async all(): Promise<WebElement[]> {
    const found = await this.driver.executeScript<WebElement[] | null>(findAll, this.steps)
    // Firefox returns null for a document that is being unloaded.
    return found ?? []
  }

  texts(): Promise<string[]> {
    return this.driver.executeScript<string[]>(
      `return (${findAll})(arguments[0]).map(({ textContent }) => textContent)`,
      this.steps,
    )
  }

  async count(): Promise<number> {
    return (await this.all()).length
  }

  /** The only one there is, as soon as there is only one. */
  element(): Promise<WebElement> {
    let count = 0
    return until(
      () => `one ${this} (there are ${count})`,
      async () => {
        const elements = await this.all()
        count = elements.length
        return elements.length === 1 ? (elements[0] ?? null) : null
      },
    )
  }

  async click(): Promise<void> {
    await this.do('is clicked', (element) => element.click())
  }

  /** Rests the mouse on it. */
  async hover(): Promise<void> {
    await this.do('is under the mouse', (element) =>
      this.driver.actions().move({ origin: element }).perform(),
    )
  }

  async focus(): Promise<void> {
    await this.evaluate((element) => element.focus())
  }

  /** Types in place of what is there. */
  async fill(text: string): Promise<void> {
    await this.do('is filled', async (element) => {
      await this.driver.executeScript('arguments[0].select()', element)
      await element.sendKeys(text)
    })
  }

  /** Gives a date or a time field a value, as its picker does. Keys go by the language of the browser. */
  async pick(value: string): Promise<void> {
    await this.do('is given a value', (element) =>
      this.driver.executeScript(`(${setInputValue})(arguments[0], arguments[1])`, element, value),
    )
  }

  async chooseOption(label: string): Promise<void> {
    await this.do('has an option chosen', async (element) => {
      for (const option of await element.findElements(By.css('option'))) {
        if ((await option.getText()) === label) return option.click()
      }
      throw new error.NoSuchElementError(label)
    })
  }

  async scrollIntoView(): Promise<void> {
    await this.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    )
  }

  async evaluate<Result>(look: (element: HTMLElement) => Result): Promise<Result> {
    const element = await this.element()
    return this.driver.executeScript<Result>(`return (${look})(arguments[0])`, element)
  }

  private narrow(step: Step): Locator {
    return new Locator(this.driver, [...this.steps, step])
  }

  /** Scrolls the element into the middle of the window, clear of sticky elements, and acts on it. */
  private async do(what: string, act: (element: WebElement) => Promise<void>): Promise<void> {
    await until(`${this} ${what}`, async () => {
      await this.scrollIntoView()
      const element = await this.element()
      await act(element)
      return true
    })
  }
}

/** The window of a browser, from a user's perspective. */
export class View extends Locator {
  constructor(
    private readonly started: StartedBrowser,
    private readonly origin: string,
  ) {
    super(started.driver)
  }

  /** Opens a URL, and waits for hydration. */
  async open(address: string): Promise<void> {
    await this.openDocument(address)
    await this.untilHydrated()
  }

  /** Opens a URL, without waiting for scripts. */
  openDocument(address: string): Promise<void> {
    return this.leaveFor(() => this.driver.get(this.origin + address))
  }

  async reload(): Promise<void> {
    await this.leaveFor(() => this.driver.navigate().refresh())
    await this.untilHydrated()
  }

  async back(): Promise<void> {
    await this.driver.navigate().back()
  }

  /** Waits for the next document, which the driver does not do (see PAGE_LOAD_STRATEGY). */
  private async leaveFor(go: () => Promise<void>): Promise<void> {
    await this.run(() => document.documentElement.setAttribute('data-left', ''))
    await go()
    await until('the next document is read', async () => {
      const isThere = await this.run(
        () =>
          document.readyState !== 'loading' && !document.documentElement.hasAttribute('data-left'),
      )
      return isThere || null
    })
  }

  async untilHydrated(): Promise<void> {
    await until('React has taken the page over', async () => (await this.isHydrated()) || null)
  }

  isHydrated(): Promise<boolean> {
    return this.run(() =>
      Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
    )
  }

  run<Result>(look: () => Result): Promise<Result> {
    return this.driver.executeScript<Result>(`return (${look})()`)
  }

  async resize(size: { width: number; height: number }): Promise<void> {
    await until(`the window is ${size.width} px wide`, async () => {
      await this.started.resize(size)
      return (await this.run(() => innerWidth)) === size.width || null
    })
  }

  /** Presses a key of `Key`. */
  async press(key: string): Promise<void> {
    await this.driver.actions().keyDown(key).keyUp(key).perform()
  }

  async type(text: string): Promise<void> {
    await this.driver.actions().sendKeys(text).perform()
  }

  async moveMouse(x: number, y: number): Promise<void> {
    await this.driver.actions().move({ x, y }).perform()
  }

  /** Path, query and hash. */
  async address(): Promise<string> {
    const { pathname, search, hash } = new URL(await this.driver.getCurrentUrl())
    return pathname + search + hash
  }

  /** The errors since the last call. */
  async takeProblems(): Promise<unknown[]> {
    const kept = await this.driver.executeScript<string | null>(
      `const kept = sessionStorage.getItem(arguments[0])
      sessionStorage.removeItem(arguments[0])
      return kept`,
      PROBLEMS_KEY,
    )
    return JSON.parse(kept ?? '[]')
  }
}

export { Key }

function portable(matcher: Matcher): { text: string; flags?: string } {
  return typeof matcher === 'string'
    ? { text: matcher }
    : { text: matcher.source, flags: matcher.flags }
}

/** Runs in the page, with the Testing Library of its first script. */
function findAll(steps: readonly Step[]): Element[] {
  type Query = (within: Element, what: Matcher, options: object) => HTMLElement[]
  const queries: Record<string, Query> = Reflect.get(window, 'TestingLibraryDom')

  // Firefox runs this beside the page, whose library knows no patterns but its own.
  const read = ({ text, flags }: { text: string; flags?: string }): Matcher =>
    flags === undefined ? text : new window.RegExp(text, flags)

  let found: Element[] = [document.body]
  for (const { by, what, options } of steps) {
    const { name, ...others } = options
    const asGiven = { ...others, ...(name && { name: read(name) }) }
    found =
      by === 'Content'
        ? found.filter(({ textContent }) => textContent?.includes(what.text))
        : found.flatMap(
            (element) => queries[`queryAllBy${by}`]?.(element, read(what), asGiven) ?? [],
          )
  }
  return [...new Set(found)].filter((element) => element.checkVisibility())
}

/** Runs in the page. React keeps a setter of its own on each field, by which it would not see the change. */
function setInputValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
