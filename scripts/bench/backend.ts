// Measures the embedded backend and prints a table. Nothing is asserted: the numbers are those of
// one machine in one moment.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import WebSocket from 'ws'
import { SEEDED_ACCOUNTS } from '../../supabase/local/auth/seeded-accounts.ts'
import { createLocalBackend, type LocalBackend } from '../../supabase/local/backend.ts'

const CLIENTS = 50
const READS = 5_000
const WRITES = 2_000
const SOAK_REQUESTS = 10_000
const ORIGIN = 'http://localhost:54321'

type Measurement = { what: string; measured: string; aim: string }

// createClient asks for a WebSocket, which Node.js 20 has not; nothing opens it.
if (typeof globalThis.WebSocket === 'undefined') Object.assign(globalThis, { WebSocket })

const dataDir = process.argv[2]
if (dataDir === undefined) await runBenchmark()
else await measureStart(dataDir)

async function runBenchmark(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-backend-'))
  try {
    const measurements = [
      await timeStart('Cold start to first answer', folder, '< 5 s'),
      await timeStart('Warm start to first answer', folder, '< 1 s'),
      ...(await measureLoad(folder)),
    ]
    console.info(`${CLIENTS} supabase-js clients at once, over in-process fetch (no network).`)
    console.info('Starts are in a new process, without the time Node.js takes to load the code.')
    for (const { what, measured, aim } of measurements) {
      console.info(`${what.padEnd(48)}${measured.padEnd(32)}${aim && `aim: ${aim}`}`)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Runs this script once more, so that no start profits from what another one has compiled. */
async function timeStart(what: string, folder: string, aim: string): Promise<Measurement> {
  const script = fileURLToPath(import.meta.url)
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, [...process.execArgv, script, folder])
  return { what, measured: stdout, aim }
}

async function measureStart(folder: string): Promise<void> {
  const stop = startWatch()
  const backend = await createLocalBackend({ dataDir: folder, seed: true })
  await readCourses(connect(backend))
  const { wall, cpu } = stop()
  process.stdout.write(`${wall.toFixed(2)} s (CPU ${cpu.toFixed(2)} s)`)
  await backend.close()
}

async function measureLoad(folder: string): Promise<Measurement[]> {
  const backend = await createLocalBackend({ dataDir: folder, seed: true })
  const visitors = Array.from({ length: CLIENTS }, () => connect(backend))
  const token = await signInAsAdmin(backend)
  const admins = Array.from({ length: CLIENTS }, () => connect(backend, token))

  const reads = await requestsPerSecond(visitors, READS, readCourses)
  const before = await memory(backend)
  await requestsPerSecond(visitors, SOAK_REQUESTS, readCourses)
  const after = await memory(backend)
  const writes = await requestsPerSecond(admins, WRITES, addCourse)
  await backend.close()

  return [
    { what: 'Reads per second (all seeded courses)', measured: reads, aim: '> 500' },
    { what: 'Writes per second (one course each)', measured: writes, aim: '' },
    {
      what: `Process memory (RSS) before/after ${SOAK_REQUESTS} reads`,
      measured: `${before.process} / ${after.process}`,
      aim: 'flat',
    },
    {
      what: `PostgreSQL memory before/after ${SOAK_REQUESTS} reads`,
      measured: `${before.postgres} / ${after.postgres}`,
      aim: 'flat',
    },
  ]
}

function connect(backend: LocalBackend, token?: string): SupabaseClient {
  return createClient(`${ORIGIN}${backend.basePath}`, backend.keys.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: async (input, init) => backend.fetch(new Request(input, init)) },
    ...(token && { accessToken: async () => token }),
  })
}

async function signInAsAdmin(backend: LocalBackend): Promise<string> {
  const account = SEEDED_ACCOUNTS.find(({ isAdmin }) => isAdmin)
  if (!account) throw new Error('There is no administrator to write with')
  const { data, error } = await connect(backend).auth.signInWithPassword(account)
  if (error) throw error
  return data.session.access_token
}

async function readCourses(client: SupabaseClient): Promise<void> {
  await client.from('course_events').select().order('event_date').throwOnError()
}

async function addCourse(client: SupabaseClient): Promise<void> {
  await client
    .from('course_events')
    .insert({
      title: 'Måling',
      event_date: '2026-11-23',
      start_time: '13:00',
      end_time: '15:00',
      location: 'Frederiksgade 7',
      type: 'supervision',
    })
    .throwOnError()
}

async function requestsPerSecond(
  clients: readonly SupabaseClient[],
  requests: number,
  send: (client: SupabaseClient) => Promise<void>,
): Promise<string> {
  let left = requests
  const stop = startWatch()
  await Promise.all(
    clients.map(async (client) => {
      while (left-- > 0) await send(client)
    }),
  )
  const { wall, cpu } = stop()
  return `${Math.round(requests / wall)} (${Math.round(requests / cpu)} per CPU second)`
}

/** Seconds by the clock, and seconds this process was given: on a busy machine they differ. */
function startWatch(): () => { wall: number; cpu: number } {
  const startedAt = performance.now()
  const cpuAtStart = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(cpuAtStart)
    return { wall: (performance.now() - startedAt) / 1000, cpu: (user + system) / 1_000_000 }
  }
}

async function memory(backend: LocalBackend): Promise<{ process: string; postgres: string }> {
  globalThis.gc?.()
  const contexts = await backend.database.asOwner((transaction) =>
    transaction.query<{ bytes: number }>(
      'select sum(total_bytes)::float8 as bytes from pg_backend_memory_contexts',
    ),
  )
  return {
    process: inMegabytes(process.memoryUsage.rss()),
    postgres: inMegabytes(contexts[0]?.bytes ?? 0),
  }
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
