import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join, resolve } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { scripts } from '../../../package.json'
import { temporaryFolder, writeFiles } from '../../helpers/folder'

const react = { version: '19.3.1', integrity: 'sha512-react' }
const older = { ...react, version: '18.0.0' }
const vite = { version: '8.3.8', integrity: 'sha512-vite', dev: true }
const lockFile = {
  '': { name: 'site' },
  'node_modules/react': react,
  'node_modules/vite': vite,
  'node_modules/only-for-mac': { version: '1.0.0', integrity: 'sha512-mac', optional: true },
}

let project: string
beforeEach(async () => {
  project = await temporaryFolder()
})

/** Runs prepare.mjs in a folder of the project, with an npm that ends with this status. */
async function prepare(folder: string, npmStatus = 0) {
  const site = join(project, folder)
  await mkdir(join(project, 'bin'))
  const npm = `#!/bin/sh\necho "$@" >> npm-calls\nexit ${npmStatus}\n`
  await writeFile(join(project, 'bin/npm'), npm, { mode: 0o755 })
  await mkdir(site, { recursive: true })
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/dev/prepare.mjs')], {
    cwd: site,
    encoding: 'utf8',
    env: { ...process.env, PATH: [join(project, 'bin'), process.env.PATH].join(delimiter) },
  })
  const npmCalls = await readFile(join(site, 'npm-calls'), 'utf8').catch(() => '')
  return { status, stderr, npmCalls }
}

test.each([
  ['nothing when all packages are there', { react, vite }, /^$/],
  ['the packages when there are none', {}, /^ci --include=dev/],
  ['the packages when one is missing', { react }, /^ci --include=dev/],
  ['the packages when a version differs', { react: older, vite }, /^ci --include=dev/],
])('prepare.mjs installs %s', async (_what, present, npmCalls) => {
  const packages = Object.entries(present).map(([name, entry]) => [`node_modules/${name}`, entry])
  const installed = { packages: Object.fromEntries(packages) }
  await writeFiles(join(project, 'site'), {
    'package-lock.json': JSON.stringify({ packages: lockFile }),
    'node_modules/.package-lock.json': JSON.stringify(installed),
  })
  const result = await prepare('site', npmCalls.test('') ? 0 : 7)
  expect(result.npmCalls).toMatch(npmCalls)
  // It fails as npm fails.
  expect(result.status).toBe(npmCalls.test('') ? 0 : 7)
})

test.each(['kunde#4', 'hvad?'])(
  'prepare.mjs refuses a checkout below a folder named %s, and says why',
  async (name) => {
    const { status, stderr } = await prepare(`${name}/site`)
    expect(status).toBe(1)
    expect(stderr).toContain(name)
    expect(stderr).toMatch(/Rename the folder, or move the site to another\.\n$/)
  },
)

test.each(['a%20b', "Mine sider (æøå) o'k & [x]"])(
  'prepare.mjs accepts a folder named %j, from which Vite serves',
  async (name) => {
    expect(await prepare(`${name}/site`)).toMatchObject({ status: 0, stderr: '' })
  },
)

test('prepare.mjs comes first in every npm script that serves, tests or builds the site', () => {
  for (const command of [scripts.start, scripts.prepreview, scripts.test, scripts.build])
    expect(command).toMatch(/^node scripts\/dev\/prepare\.mjs && /)
})
