import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const script = resolve('scripts/dev/ensure-servable-folder.mjs')
let parent: string

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'servable-'))
})

afterAll(() => rm(parent, { recursive: true }))

async function runIn(name: string) {
  const folder = join(parent, name, 'site')
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
    const { status, stderr } = await runIn(name)
    expect(status).toBe(1)
    expect(stderr).toContain(name)
    expect(stderr).toMatch(/Rename the folder, or move the site to another\.\n$/)
  },
)

test.each(['100%', 'a%20b', 'Mine sider (æøå)', "o'k & [x]"])(
  'says nothing in a folder named %j, from which Vite serves',
  async (name) => {
    expect(await runIn(name)).toEqual({ status: 0, stderr: '' })
  },
)

test('every command that serves or builds the site runs it first', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
  for (const name of ['start', 'preview', 'test', 'dev:hosted', 'build', 'build:embedded']) {
    expect.soft(scripts[`pre${name}`]).toMatch(/^node scripts\/dev\/ensure-servable-folder\.mjs/)
  }
})
