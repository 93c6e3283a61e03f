import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Measurement } from './calendar/measure.ts'
import { median } from './web/statistics.ts'
import { type Table, toMarkdown, toText } from './web/table.ts'

// Measures what the calendar feed costs a processor, prints a table and writes docs/calendar-feed.md:
// `npm run bench:calendar`. It judges nothing.

const COURSE_COUNTS = [0, 100, 1_000, 5_000]
const PROCESSES = 11
const MEASURES = ['first', 'again', 'kept', 'notModified'] as const
const COLUMNS = ['Courses', 'In', 'New process', 'Read again', 'Kept', 'Not modified', 'Bytes']
const SCRIPT = fileURLToPath(new URL('calendar/measure.ts', import.meta.url))
const DOCUMENT = fileURLToPath(new URL('../../docs/calendar-feed.md', import.meta.url))

type Platform = { name: string; program: string; flags: readonly string[]; env: NodeJS.ProcessEnv }

const [load = 0] = loadavg()
const denoDir = await mkdtemp(join(tmpdir(), 'bench-calendar-'))
const platforms: Platform[] = [
  {
    name: 'Deno',
    program: createRequire(import.meta.url)('deno/install_api.cjs').runInstall(),
    flags: ['run', '--no-config', '--no-remote', '--no-npm', '--no-lock'],
    env: { DENO_DIR: denoDir, DENO_NO_PACKAGE_JSON: '1', DENO_NO_UPDATE_CHECK: '1' },
  },
  { name: 'Node.js', program: process.execPath, flags: process.execArgv, env: {} },
]
try {
  const rows: string[][] = []
  for (const count of COURSE_COUNTS) {
    for (const platform of platforms) rows.push(await measureRow(platform, count))
  }
  const table = { title: 'Milliseconds of processor for one answer', columns: COLUMNS, rows }
  await writeFile(DOCUMENT, await renderDocument(table))
  console.info(toText(table))
} finally {
  await rm(denoDir, { recursive: true })
}

async function measureRow(platform: Platform, count: number): Promise<string[]> {
  const runs: Measurement[] = []
  for (let run = 0; run < PROCESSES; run++) {
    runs.push(JSON.parse(await start(platform, [...platform.flags, SCRIPT, String(count)])))
  }
  return [
    count.toLocaleString('en-GB'),
    platform.name,
    ...MEASURES.map((measure) => median(runs.map((run) => run[measure])).toFixed(2)),
    median(runs.map(({ bytes }) => bytes)).toLocaleString('en-GB'),
  ]
}

async function start({ program, env }: Platform, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { env })
  return stdout
}

async function renderDocument(table: Table): Promise<string> {
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' })
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`
  const [deno] = platforms
  const [denoVersion] = deno ? (await start(deno, ['--version'])).split(' (') : []
  return `# What the calendar feed costs: measured

Written by \`npm run bench:calendar\` on ${day}; measure again instead of editing.
${machine}, ${denoVersion}, Node.js ${process.version}, load average in the minute before ${load.toFixed(1)}.
Times are those of one machine, and longer where it has other work.

The edge function \`course-calendar\` answers with the feed of all courses, each with a title, a place and an end, in Deno
as Supabase runs it, and in Node.js as the embedded backend does. Its database is a function in the same process that answers
with JSON written before, 1,000 rows at a time. The processor's time (\`process.cpuUsage\`) is that of everything the process
does until the answer has been read, collecting garbage and compiling included. Figures are medians of ${PROCESSES} processes.

- **New process**: the first answer of an instance, before anything is compiled.
- **Read again**: an answer of the same instance, with the courses read and written anew.
- **Kept**: an answer within the minute in which the feed is kept.
- **Not modified**: the same for a caller who has the feed already, status 304.

${toMarkdown(table)}
`
}
