import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refuseSecretsInBundle } from '../../scripts/secrets-plugin'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'bundle-'))
  await writeFile(join(root, 'index.html'), '<script type="module" src="/main.js"></script>')
  await writeFile(join(root, '.env.local'), 'DATABASE_PASSWORD=correct-horse-battery\n')
})
afterEach(() => rm(root, { recursive: true }))

async function buildWith(script: string) {
  await writeFile(join(root, 'main.js'), script)
  await build({ root, plugins: [refuseSecretsInBundle()], configFile: false, logLevel: 'silent' })
}

test('a build stops at a value that .env.local keeps secret, and leaves nothing behind', async () => {
  await expect(buildWith('console.info("correct-horse-battery")')).rejects.toThrow(
    /contains the value of DATABASE_PASSWORD, which every visitor could read/,
  )
  expect(await readdir(root)).not.toContain('dist')
})

test('a build without secrets is written', async () => {
  await buildWith('console.info("sb_publishable_example")')
  expect(await readdir(join(root, 'dist'))).toContain('index.html')
})
