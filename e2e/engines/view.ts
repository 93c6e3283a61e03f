import { error, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { Select } from 'selenium-webdriver/lib/select.js'
import type { StartedBrowser } from './engines.ts'
import { PROBLEMS_KEY } from './first-script.ts'

const WAIT_MS = 10_000
const POLL_MS = 50

/** A whole text, or a pattern. */
type Matcher = string | RegExp

type RoleOptions = { name?: Matcher; level?: number; selected?: boolean }

/** Errors for an element or document that is gone by the time of the command. */
const TRANSIENT_ERRORS = [
  error.StaleElementReferenceError,
  error.NoSuchElementError,
  error.NoSuchFrameError,
  error.JavascriptError,
] as const

/** Elements as a user knows them: queried anew for each action, and by every engine alike. */
export class Locator {
  /** @param found the elements, as source text for the page, which has Testing Library by its first script */
  constructor(
    protected readonly driver: WebDriver,
    private readonly found = '[document.body]',
  ) {}

  getByRole(role: string, { name, ...states }: RoleOptions = {}): Locator {
    const named = name === undefined ? '' : `, name: ${sourceOf(name)}`
    return this.query(`queryAllByRole(within, '${role}', { ...${JSON.stringify(states)}${named} })`)
  }

  getByLabel(label: Matcher): Locator {
    return this.query(`queryAllByLabelText(within, ${sourceOf(label)})`)
  }

  getByText(text: Matcher): Locator {
    return this.query(`queryAllByText(within, ${sourceOf(text)})`)
  }

  toString(): string {
    return this.found
  }

  /**
   * Polls until the condition holds.
   * @throws after ten seconds
   */
  async until(message: string, condition: () => Promise<boolean>): Promise<void> {
    const check = () =>
      condition().catch((problem: unknown) => {
        if (TRANSIENT_ERRORS.some((kind) => problem instanceof kind)) return false
        throw problem
      })
    await this.driver.wait(check, WAIT_MS, message, POLL_MS)
  }

  texts(): Promise<string[]> {
    return this.driver.executeScript(
      `return (${visible})(${this.found}).map(({ textContent }) => textContent)`,
    )
  }

  /** The number of visible elements. */
  async count(): Promise<number> {
    return (await this.all()).length
  }

  click(): Promise<void> {
    return this.act('click', (element) => element.click())
  }

  /** Rests the mouse on the element. */
  hover(): Promise<void> {
    return this.act('hover', (element) => this.driver.actions().move({ origin: element }).perform())
  }

  focus(): Promise<void> {
    return this.evaluate((element) => element.focus())
  }

  /** Types a text that replaces the value. */
  async fill(text: string): Promise<void> {
    await this.act('fill', async (element) => {
      await this.driver.executeScript('arguments[0].select()', element)
      await element.sendKeys(text)
    })
  }

  /** Sets the value of a date or time field, like its picker: the keys for it depend on the language of the browser. */
  async pick(value: string): Promise<void> {
    const change =
      'TestingLibraryDom.fireEvent.input(arguments[0], { target: { value: arguments[1] } })'
    await this.act('pick', (element) =>
      this.driver.executeScript(`window.${change}`, element, value),
    )
  }

  chooseOption(label: string): Promise<void> {
    return this.act('choose', (element) => new Select(element).selectByVisibleText(label))
  }

  scrollIntoView(): Promise<void> {
    return this.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    )
  }

  async evaluate<Result>(look: (element: HTMLElement) => Result): Promise<Result> {
    return this.driver.executeScript<Result>(`return (${look})(arguments[0])`, await this.element())
  }

  private async all(): Promise<WebElement[]> {
    const found = await this.driver.executeScript<WebElement[] | null>(
      `return (${visible})(${this.found})`,
    )
    // Firefox returns null for a document that is being unloaded.
    return found ?? []
  }

  /** The element, as soon as there is exactly one. */
  private async element(): Promise<WebElement> {
    let elements: WebElement[] = []
    await this.until(`one ${this}`, async () => {
      elements = await this.all()
      return elements.length === 1
    })
    const [element] = elements
    if (!element) throw new error.NoSuchElementError()
    return element
  }

  private query(query: string): Locator {
    return new Locator(
      this.driver,
      `${this.found}.flatMap((within) => window.TestingLibraryDom.${query})`,
    )
  }

  /** Scrolls the element into the middle of the window, clear of sticky elements, and acts on it. */
  private async act(name: string, action: (element: WebElement) => Promise<void>): Promise<void> {
    await this.until(`${name} ${this}`, async () => {
      await this.scrollIntoView()
      await action(await this.element())
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

  back(): Promise<void> {
    return this.driver.navigate().back()
  }

  async untilHydrated(): Promise<void> {
    await this.until('hydration', () => this.isHydrated())
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
    await this.until(`a window ${size.width} px wide`, async () => {
      await this.started.resize(size)
      return (await this.run(() => innerWidth)) === size.width
    })
  }

  /** Presses a key of `Key`. */
  press(key: string): Promise<void> {
    return this.driver.actions().keyDown(key).keyUp(key).perform()
  }

  moveMouse(x: number, y: number): Promise<void> {
    return this.driver.actions().move({ x, y }).perform()
  }

  /** Path, query and hash. */
  async address(): Promise<string> {
    const { pathname, search, hash } = new URL(await this.driver.getCurrentUrl())
    return pathname + search + hash
  }

  /** The errors since the last call. */
  async takeProblems(): Promise<unknown[]> {
    const problems = await this.driver.executeScript<string | null>(
      `const problems = sessionStorage.getItem(arguments[0])
      sessionStorage.removeItem(arguments[0])
      return problems`,
      PROBLEMS_KEY,
    )
    return JSON.parse(problems ?? '[]')
  }

  /** Waits for the next document, which the driver does not do (see PAGE_LOAD_STRATEGY). */
  private async leaveFor(go: () => Promise<void>): Promise<void> {
    await this.run(() => document.documentElement.setAttribute('data-left', ''))
    await go()
    await this.until('the next document', () =>
      this.run(
        () =>
          document.readyState !== 'loading' && !document.documentElement.hasAttribute('data-left'),
      ),
    )
  }
}

export { Key }

/** A matcher as source text. Firefox runs scripts beside the page, whose library knows no patterns but its own. */
function sourceOf(matcher: Matcher): string {
  if (typeof matcher === 'string') return JSON.stringify(matcher)
  return `new window.RegExp(${JSON.stringify(matcher.source)}, '${matcher.flags}')`
}

/** Runs in the page. */
function visible(elements: readonly Element[]): Element[] {
  return [...new Set(elements)].filter((element) => element.checkVisibility())
}
