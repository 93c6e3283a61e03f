import { type Table, toMarkdown } from '../web/table.ts'
import { growthPerMinute, inMegabytes, type TimedSample } from './memory.ts'
import type { RequestFigures } from './recorder.ts'

export type Run = {
  visitors: number
  administrators: number
  seconds: number
  requests: readonly RequestFigures[]
  /** The first before the load, the last after it. */
  samples: readonly TimedSample[]
  /** Of the load that is warm-up, for the growth of memory. */
  warmUpSeconds: number
  storedCourses: number
  subscribers: number
  /** Failed requests, lines in the server's log and lost writes, in words. */
  problems: readonly string[]
}

export type Circumstances = {
  /** As typed. */
  command: string
  date: Date
  machine: string
  /** Of the minute before the load. */
  loadAverage: number
}

const DOCUMENT_TITLE = '# How reliable the site is: measured'

/** What was asked, and how memory went. */
export function makeTables(run: Run): Table[] {
  return [requestsTable(run), memoryTable(run)]
}

function requestsTable({ requests, seconds }: Run): Table {
  const sum = (count: (figures: RequestFigures) => number) =>
    requests.reduce((total, figures) => total + count(figures), 0)
  const rate = (answered: number) => (answered / seconds).toFixed(1)
  const time = (value: number | undefined) => (value === undefined ? '' : value.toFixed(0))
  return {
    title: 'Requests',
    columns: [
      'Request',
      'Answered',
      'a second',
      'Refused by design',
      'Failed',
      'p50 (ms)',
      'p95 (ms)',
      'p99 (ms)',
    ],
    rows: [
      ...requests.map(({ kind, answered, refused, failed, p50, p95, p99 }) => [
        kind,
        ...[String(answered), rate(answered), String(refused), String(failed)],
        ...[p50, p95, p99].map(time),
      ]),
      [
        'All',
        String(sum(({ answered }) => answered)),
        rate(sum(({ answered }) => answered)),
        String(sum(({ refused }) => refused)),
        String(sum(({ failed }) => failed)),
        ...['', '', ''],
      ],
    ],
  }
}

function memoryTable({ samples, warmUpSeconds }: Run): Table {
  const warm = samples.filter(({ seconds }) => seconds >= warmUpSeconds)
  const row = (name: string, figure: 'rss' | 'heap') => {
    const growth = growthPerMinute(warm, figure)
    const highest = Math.max(...samples.map((sample) => sample[figure]))
    const stages = [samples.at(0), warm.at(0), samples.at(-1)].map((sample) =>
      sample ? inMegabytes(sample[figure]) : '',
    )
    return [name, ...stages, inMegabytes(highest), growth === undefined ? '' : inMegabytes(growth)]
  }
  return {
    title: 'Memory of the server',
    columns: ['Figure', 'Before', 'Warm', 'After', 'Highest', 'Growth a minute, once warm'],
    rows: [row('Heap after a collection', 'heap'), row('Whole process (RSS)', 'rss')],
  }
}

/** What came of it, in a sentence or two. */
export function summarise({ problems, storedCourses, subscribers, samples }: Run): string {
  const [first, last] = [samples.at(0), samples.at(-1)]
  const cpu =
    first && last
      ? `${Math.round((last.cpuMs - first.cpuMs) / (last.seconds - first.seconds) / 10)} % of one core`
      : 'nothing known'
  const writes = `${storedCourses} courses and ${subscribers} subscribers`
  const outcome =
    problems.length === 0
      ? `No request failed, the server logged nothing unexpected, and ${writes} are stored exactly as they were confirmed.`
      : `${problems.length} problems: ${problems.slice(0, 20).join('; ')}.`
  return `${outcome} The server used ${cpu}.`
}

/** The section 'Load' of docs/reliability.md. */
export function renderSection(
  run: Run,
  { command, date, machine, loadAverage }: Circumstances,
): string {
  const day = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  return `## Load

Written by \`${command}\` on ${day}; measure again instead of editing.
${machine}, which server and visitors share; its load average in the minute before was ${loadAverage.toFixed(1)}.
Times are those of one machine, and longer where it has other work; lost writes and memory do not depend on that.

${run.visitors} visitors and ${run.administrators} administrators use the embedded build and its backend for ${run.seconds} seconds.
Server and database are one process (\`scripts/dev/preview-server.ts\`, data in a folder of its own), all others another.
Before, every page has been opened and the newsletter called once, so that files are compressed and code is loaded.

- **A visitor** opens three to eight pages, any of them, one to four seconds apart, and is followed by a new one.
  Each page is its HTML, the files named in it that the visitor does not have yet, compressed with brotli over
  connections that are kept, and the list of courses through the site's own \`listCourseEvents\` and postgrest-js.
  One in ten signs up for the newsletter.
- **An administrator** signs in with supabase-js, creates, changes and deletes courses 0.2 to 0.6 seconds apart, reads
  the list after each write, and signs out after twenty.
- **Refused by design** are sign-ups beyond the newsletter's limits (300 an hour by one client, which all of these
  are): status 429.
- **No lost write** means: once the server has ended, its data folder is opened again, and every course and subscriber
  in it is compared, column by column, with what was confirmed, and the other way round.
- **Memory** is sampled every three seconds. The first ${run.warmUpSeconds} seconds are warm-up; growth is the slope of the
  straight line nearest to all samples after it.

Choices and pauses come from a seed (\`--seed\`). The command ends with exit code 1 on any failed request, any line in the
server's log and any lost write; it judges no times.

${summarise(run)}

${makeTables(run).map(toMarkdown).join('\n\n')}
`
}

/** Puts a section, which begins with its heading, in the place of the one before, or behind all others. */
export function replaceSection(document: string, section: string): string {
  const [heading] = section.split('\n', 1)
  const parts = (document || `${DOCUMENT_TITLE}\n`)
    .split(/^(?=## )/m)
    .map((part) => `${part.trimEnd()}\n`)
  const place = parts.findIndex((part) => part.split('\n', 1)[0] === heading)
  const whole = place < 0 ? [...parts, section] : parts.with(place, section)
  return whole.join('\n')
}
