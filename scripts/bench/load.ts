// Puts the built site and the embedded backend under load, 200 visitors and 5 administrators for a minute, prints
// tables and writes the section 'Load' of docs/reliability.md: `npm run bench:load`, which builds first. Ends with
// exit code 1 on any failed request, any line in the server's log and any lost write, and judges no times. Nothing
// else should run meanwhile.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { CourseEventRow } from '@/features/courses/model/course-event'
import { createLocalBackend } from '../../supabase/local/backend.ts'
import { administer } from './load/administrator.ts'
import { findLostWrites, type Ledger, type Stored } from './load/ledger.ts'
import type { TimedSample } from './load/memory.ts'
import { createRandom } from './load/random.ts'
import { createRecorder } from './load/recorder.ts'
import { makeTables, type Run, renderSection, replaceSection, summarise } from './load/report.ts'
import { type ServerProcess, startServerProcess } from './load/server-process.ts'
import type { VirtualUser } from './load/virtual-user.ts'
import { visit, warmUp } from './load/visitor.ts'
import { toText } from './web/table.ts'

const REPORT_FILE = 'docs/reliability.md'
const VISITORS = 200
const ADMINISTRATORS = 5
const USUAL_SECONDS = 60
const SAMPLE_EVERY_MS = 3_000
const WARM_UP_SECONDS = 15

/** What the newsletter function logs when it refuses by design. */
const EXPECTED_LOG_LINE = 'Newsletter: an attempt was over the limits'

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'dist-embedded' },
    /** Of load; then only tables are printed. */
    seconds: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
const options = process.argv.slice(2)
const seconds = Number(values.seconds ?? USUAL_SECONDS)

const [loadAverage = 0] = loadavg()
const folder = await mkdtemp(join(tmpdir(), 'bench-load-'))
try {
  const run = await measureLoad(folder)
  console.info([summarise(run), ...makeTables(run).map(toText)].join('\n\n'))
  if (values.seconds === undefined) await writeReport(run)
  if (run.problems.length > 0) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true })
}

async function measureLoad(dataDir: string): Promise<Run> {
  const before = await readStored(dataDir)
  const ledger: Ledger = {
    courses: new Map(before.courses.map((course) => [course.id, course])),
    subscribers: new Set(before.subscribers),
  }
  const warmUpRecorder = createRecorder()
  const recorder = createRecorder()
  const server = await startServerProcess({ dir: values.dir, dataDir })
  let samples: TimedSample[]
  try {
    await warmUp({ server: server.address, recorder: warmUpRecorder, ledger })
    const startedAt = performance.now()
    const endsAt = startedAt + seconds * 1000
    const people = Array.from({ length: VISITORS + ADMINISTRATORS }, (_, index): VirtualUser => {
      const random = createRandom(Number(values.seed) + index)
      return { server: server.address, recorder, ledger, random, endsAt }
    })
    const work = people.map((person, index) => (index < VISITORS ? visit : administer)(person))
    const [taken] = await Promise.all([sampleUntil(endsAt, server, startedAt), ...work])
    samples = [...taken, await takeSample(server, startedAt)]
  } finally {
    await server.stop()
  }

  const stored = await readStored(dataDir)
  const failures = [...warmUpRecorder.failures(), ...recorder.failures()]
  return {
    visitors: VISITORS,
    administrators: ADMINISTRATORS,
    seconds,
    requests: recorder.figures(),
    samples,
    warmUpSeconds: WARM_UP_SECONDS,
    storedCourses: stored.courses.length,
    subscribers: stored.subscribers.length,
    problems: [
      ...failures.map(([failure, count]) => `${count} × ${failure}`),
      ...new Set(server.log.filter((line) => line !== EXPECTED_LOG_LINE)),
      ...findLostWrites(ledger, stored),
    ],
  }
}

/** Opens the data folder, seeding an empty one, and reads all that is written under load, past the server. */
async function readStored(dataDir: string): Promise<Stored> {
  const backend = await createLocalBackend({ dataDir, seed: true })
  try {
    const rows = await backend.database.asOwner((transaction) =>
      transaction.query<{ course: CourseEventRow }>(
        'select to_jsonb(course_events) as course from public.course_events',
      ),
    )
    const subscribers = await backend.subscribers()
    return {
      courses: rows.map(({ course }) => course),
      subscribers: subscribers.map(({ email }) => email),
    }
  } finally {
    await backend.close()
  }
}

async function sampleUntil(
  endsAt: number,
  server: ServerProcess,
  startedAt: number,
): Promise<TimedSample[]> {
  const samples: TimedSample[] = []
  while (performance.now() < endsAt) {
    samples.push(await takeSample(server, startedAt))
    await setTimeout(SAMPLE_EVERY_MS)
  }
  return samples
}

async function takeSample(server: ServerProcess, startedAt: number): Promise<TimedSample> {
  const sample = await server.sample()
  return { ...sample, seconds: (performance.now() - startedAt) / 1000 }
}

async function writeReport(run: Run): Promise<void> {
  const document = await readFile(REPORT_FILE, 'utf8').catch(() => '')
  const section = renderSection(run, {
    command: ['npm run bench:load', ...(options.length > 0 ? ['--', ...options] : [])].join(' '),
    date: new Date(),
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node.js ${process.version}`,
    loadAverage,
  })
  await writeFile(REPORT_FILE, replaceSection(document, section))
  console.info(`\n${REPORT_FILE}`)
}
