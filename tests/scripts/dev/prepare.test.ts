import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { scripts } from '../../../package.json'

const react = { version: '19.3.1', integrity: 'sha512-react' }
const vite = { version: '8.3.8', integrity: 'sha512-vite', dev: true }
const lockFile = {
  '': { name: 'site' },
  'node_modules/react': react,
  'node_modules/vite': vite,
  'node_modules/only-for-mac': { version: '1.0.0', integrity: 'sha512-mac', optional: true },
}

let site: string
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), "Mine sider (æøå) o'k & [x] "))
})
afterEach(() => rm(site, { recursive: true }))

test.each([
  ['nothing when all packages are there', { react, vite }, /^$/],
  ['the packages when there are none', {}, /^ci --include=dev/],
  ['the packages when one is missing', { react }, /^ci --include=dev/],
  [
    'the packages when a version differs',
    { react: { ...react, version: '18.0.0' }, vite },
    /^ci --include=dev/,
  ],
])('prepare.mjs installs %s, and fails as npm fails', async (_what, present, npmCalls) => {
  const npm = '#!/bin/sh\necho "$@" >> npm-calls\nexit 7\n'
  await mkdir(join(site, 'bin'))
  await writeFile(join(site, 'bin/npm'), npm, { mode: 0o755 })
  const packages = Object.entries(present).map(([name, entry]) => [`node_modules/${name}`, entry])
  await mkdir(join(site, 'node_modules'))
  await writeFile(join(site, 'package-lock.json'), JSON.stringify({ packages: lockFile }))
  await writeFile(
    join(site, 'node_modules/.package-lock.json'),
    JSON.stringify({ packages: Object.fromEntries(packages) }),
  )

  const { status } = spawnSync(process.execPath, [resolve('scripts/dev/prepare.mjs')], {
    cwd: site,
    env: { ...process.env, PATH: [join(site, 'bin'), process.env.PATH].join(delimiter) },
  })
  expect(await readFile(join(site, 'npm-calls'), 'utf8').catch(() => '')).toMatch(npmCalls)
  expect(status).toBe(npmCalls.test('') ? 0 : 7)
})

test('prepare.mjs comes first in every npm script that serves, tests or builds the site', () => {
  for (const command of [scripts.start, scripts.prepreview, scripts.test, scripts.build])
    expect(command).toMatch(/^node scripts\/dev\/prepare\.mjs && /)
})
