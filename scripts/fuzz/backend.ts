// Sends hostile requests to an embedded backend in memory and prints how it answered: `npm run fuzz:backend`,
// with `-- --seed=… --count=…` for a certain run. Fails on the first answer that shows or changes too much, and
// prints the smallest request that has the same effect.
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { hostileRequest } from './backend/hostile-request.ts'
import { openTarget } from './backend/target.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    /** Of a run to repeat; otherwise every run is another one. */
    seed: { type: 'string' },
  },
})
const count = Number(values.count)
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed)
if (!Number.isSafeInteger(count) || count < 1) throw new Error('--count must be a whole number')
if (!Number.isSafeInteger(seed)) throw new Error('--seed must be a whole number')

/** How often something was seen. */
type Tally = Map<string, number>

const answers: Tally = new Map()
const logged: Tally = new Map()
let slowest = { milliseconds: 0, what: '' }

function add(tally: Tally, name: string): void {
  tally.set(name, (tally.get(name) ?? 0) + 1)
}

function print(title: string, tally: Tally): void {
  console.info(`\n${title}`)
  for (const [name, times] of [...tally].sort()) {
    console.info(`  ${name.padEnd(48)}${String(times).padStart(8)}`)
  }
}

// What the backend logs is counted: a line for each of thousands of refusals says nothing.
const { error, warn } = console
const countLine = (line: unknown) => add(logged, String(line))
Object.assign(console, { error: countLine, warn: countLine })

console.info(`${count} hostile requests, seed ${seed}`)
const target = await openTarget()
const result = await fc.check(
  fc.asyncProperty(hostileRequest, async (request) => {
    const { status, milliseconds, faults } = await target.attack(request)
    const [, service = 'elsewhere'] =
      /^\/supabase\/(rest|auth|functions)\/v1\//.exec(request.route.path) ?? []
    add(answers, `${service} ${status}`)
    if (milliseconds > slowest.milliseconds) {
      slowest = { milliseconds, what: `${request.route.method} ${request.route.path.slice(0, 80)}` }
    }
    if (faults.length > 0) throw new Error(faults.join('; '))
  }),
  { numRuns: count, seed },
)
const damage = await target.findDamage()
await target.close()
Object.assign(console, { error, warn })

print('Answers', answers)
print('Lines in the log', logged)
console.info(`\nSlowest answer: ${Math.round(slowest.milliseconds)} ms, ${slowest.what}`)
const report = [fc.defaultReportMessage(result), ...damage].filter((line) => line !== undefined)
if (report.length > 0) {
  console.error(`\n${report.join('\n')}`)
  process.exitCode = 1
} else {
  console.info('No answer showed or changed too much, and everything works as before.')
}
