import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { installFakeSpeech } from '../../tests/helpers/fake-speech.ts'
import { NOW } from '../fixtures.ts'

/** The storage key under which the first script of a page collects errors, for all pages of a journey. */
export const PROBLEMS_KEY = 'problems-of-journey'

/** Where every page gets its first script. */
export const FIRST_SCRIPT_PATH = '/first-script.js'

/** The queries of the unit tests. */
const TESTING_LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

/**
 * A script that runs before all others of a page, since drivers have no way that every engine knows to be there
 * early or to hear of errors. It stops the clock, as for the other browser tests (timers run on), keeps what goes
 * wrong, and brings Testing Library and, for a journey that asks for it, a voice.
 */
export const FIRST_SCRIPT = `(${runFirst})('${NOW}', '${PROBLEMS_KEY}')
window.installFakeSpeech = ${installFakeSpeech}
${TESTING_LIBRARY}`

function runFirst(now: string, key: string): void {
  const RealDate = Date
  const fixed = RealDate.parse(now)
  window.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [fixed] : given, newTarget),
    apply: () => new RealDate(fixed).toString(),
    get: (target, name) => (name === 'now' ? () => fixed : Reflect.get(target, name)),
  })

  function keep(problem: string): void {
    const problems: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    const earlier = Array.isArray(problems) ? problems : []
    sessionStorage.setItem(key, JSON.stringify([...earlier, `${location.pathname}: ${problem}`]))
  }

  addEventListener(
    'error',
    ({ target, message }) => {
      // A failed download dispatches `error` on its element only, without a message.
      keep(target instanceof Element ? `not loaded: ${target.outerHTML}` : `uncaught: ${message}`)
    },
    { capture: true },
  )
  addEventListener('unhandledrejection', ({ reason }) => keep(`unhandled rejection: ${reason}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep(`refused by ${violatedDirective}: ${blockedURI}`),
  )
  const { error } = console
  console.error = (...words: unknown[]) => {
    keep(`console.error: ${words.join(' ')}`)
    error(...words)
  }
}
