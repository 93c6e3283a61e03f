import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const script = resolve('scripts/dev/prepare.mjs')
const react = { version: '19.3.1', integrity: 'sha512-react' }
const vite = { version: '8.3.8', integrity: 'sha512-vite', dev: true }
const otherPlatform = { version: '1.0.0', integrity: 'sha512-mac', optional: true }
const lockFile = {
  '': { name: 'site' },
  'node_modules/react': react,
  'node_modules/vite': vite,
  'node_modules/only-for-mac': otherPlatform,
}

let project: string

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'prepare-'))
  await mkdir(join(project, 'bin'))
  await mkdir(join(project, 'node_modules'))
  await writeFile(join(project, 'package-lock.json'), JSON.stringify({ packages: lockFile }))
  await installFakeNpm('exit 0')
})

afterEach(() => rm(project, { recursive: true }))

async function installFakeNpm(answer: string): Promise<void> {
  const npm = `#!/bin/sh\necho "$@" >> npm-calls\n${answer}\n`
  await writeFile(join(project, 'bin/npm'), npm, { mode: 0o755 })
}

async function havePackages(packages: Record<string, object>): Promise<void> {
  const record = join(project, 'node_modules/.package-lock.json')
  await writeFile(record, JSON.stringify({ packages }))
}

async function prepare() {
  const PATH = [join(project, 'bin'), process.env.PATH].join(delimiter)
  const { status } = spawnSync(process.execPath, [script], {
    cwd: project,
    env: { ...process.env, PATH },
  })
  const npmCalls = await readFile(join(project, 'npm-calls'), 'utf8').catch(() => '')
  return { status, npmCalls: npmCalls.trim() }
}

test('prepare.mjs leaves an up-to-date folder alone', async () => {
  await havePackages({ 'node_modules/react': react, 'node_modules/vite': vite })
  expect(await prepare()).toEqual({ status: 0, npmCalls: '' })
})

test('prepare.mjs installs when there are no packages', async () => {
  await rm(join(project, 'node_modules'), { recursive: true })
  expect((await prepare()).npmCalls).toMatch(/^ci --include=dev/)
})

test('prepare.mjs installs when a package is missing', async () => {
  await havePackages({ 'node_modules/react': react })
  expect((await prepare()).npmCalls).toMatch(/^ci --include=dev/)
})

test('prepare.mjs installs when a version differs', async () => {
  const older = { ...react, version: '18.0.0' }
  await havePackages({ 'node_modules/react': older, 'node_modules/vite': vite })
  expect((await prepare()).npmCalls).toMatch(/^ci --include=dev/)
})

test('prepare.mjs fails as npm fails', async () => {
  await installFakeNpm('exit 7')
  expect((await prepare()).status).toBe(7)
})

async function prepareIn(name: string) {
  const folder = join(project, name, 'site')
  await mkdir(folder, { recursive: true })
  const { status, stderr } = spawnSync(process.execPath, [script], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, stderr }
}

test.each(['kunde#4', 'hvad?'])(
  'refuses a checkout below a folder named %s, and says why',
  async (name) => {
    const { status, stderr } = await prepareIn(name)
    expect(status).toBe(1)
    expect(stderr).toContain(name)
    expect(stderr).toMatch(/Rename the folder, or move the site to another\.\n$/)
  },
)

test.each(['100%', 'a%20b', 'Mine sider (æøå)', "o'k & [x]"])(
  'accepts a folder named %j, from which Vite serves',
  async (name) => {
    expect(await prepareIn(name)).toEqual({ status: 0, stderr: '' })
  },
)

test('prepare.mjs comes first in every npm script that serves, tests or builds the site', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
  for (const name of ['start', 'prepreview', 'test', 'build']) {
    expect.soft(scripts[name]).toMatch(/^node scripts\/dev\/prepare\.mjs && /)
  }
})
