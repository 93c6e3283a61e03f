// Starts `npm start` and `npm run preview` on an empty data folder and then on the same one with its data, in a copy
// of the project, and prints what all their processes hold resident ten seconds after site and backend answer:
// `npm run bench:memory`. Reads /proc, so it runs on Linux alone. Nothing is asserted.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { toText } from './web/table.ts'

const COMMANDS = ['start', 'preview'] as const
const DATA = ['empty', 'seeded'] as const
const SETTLE_MS = 10_000
const PORT = Number(process.env.PORT ?? 5199)
const ORIGIN = `http://localhost:${PORT}`
const NOT_COPIED = ['node_modules', '.git', '.local', 'dist', 'dist-embedded', 'screenshots']

type Process = { id: number; parent: number; residentMb: number }

const folder = await mkdtemp(join(tmpdir(), 'bench-memory-'))
try {
  const rows: string[][] = []
  for (const command of COMMANDS) {
    const project = join(folder, command)
    await copyProject(project)
    for (const data of DATA)
      rows.push([`npm run ${command}, ${data} folder`, ...(await measure(project, command))])
  }
  const columns = ['Resident, MB', 'npm', 'server', 'others', 'all']
  console.info(toText({ title: `${SETTLE_MS / 1000} seconds after they answer`, columns, rows }))
} finally {
  await rm(folder, { recursive: true })
}

/** The packages are the project's own; what servers keep beside them is not. */
async function copyProject(to: string): Promise<void> {
  await cp('.', to, { recursive: true, filter: (path) => !NOT_COPIED.includes(basename(path)) })
  await mkdir(join(to, 'node_modules'))
  for (const name of await readdir('node_modules')) {
    if (['.cache', '.vite', '.vite-temp'].includes(name)) continue
    await symlink(resolve('node_modules', name), join(to, 'node_modules', name))
  }
}

async function measure(project: string, command: string): Promise<string[]> {
  const npm = spawn('npm', ['run', command], {
    cwd: project,
    env: { ...process.env, PORT: String(PORT) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const closed = once(npm, 'close')
  try {
    await untilAnswered(npm)
    await setTimeout(SETTLE_MS)
    const [first, ...rest] = chainBelow(npm.pid ?? 0, await readProcesses())
    const resident = rest.map(({ residentMb }) => residentMb)
    const [largest = 0, ...others] = resident.toSorted((one, other) => other - one)
    const own = first?.residentMb ?? 0
    return [own, largest, sum(others), own + sum(resident)].map((megabytes) => megabytes.toFixed(0))
  } finally {
    npm.kill()
    await closed
  }
}

async function untilAnswered(npm: ChildProcess): Promise<void> {
  for (const path of ['/', '/supabase/auth/v1/health']) {
    while (!(await fetch(ORIGIN + path).catch(() => undefined))) {
      if (npm.exitCode !== null) throw new Error('The server has ended.')
      await setTimeout(200)
    }
  }
}

async function readProcesses(): Promise<Process[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    // Some end meanwhile.
    ids.map((id) => readFile(`/proc/${id}/status`, 'utf8').catch(() => '')),
  )
  return found.map((status) => {
    const figure = (name: string) =>
      Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0)
    return { id: figure('Pid'), parent: figure('PPid'), residentMb: figure('VmRSS') / 1024 }
  })
}

function chainBelow(id: number, all: readonly Process[]): Process[] {
  const children = all.filter(({ parent }) => parent === id)
  return [
    ...all.filter((one) => one.id === id),
    ...children.flatMap((child) => chainBelow(child.id, all)),
  ]
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
