import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeHostingFiles } from '../../scripts/hosting-plugin'
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
  const plugins = [refuseSecretsInBundle(), writeHostingFiles('https://project.supabase.co')]
  await build({ root, plugins, configFile: false, logLevel: 'silent' })
}

test('a build stops at a value that .env.local keeps secret, and leaves nothing behind', async () => {
  await expect(buildWith('console.info("correct-horse-battery")')).rejects.toThrow(
    /contains the value of DATABASE_PASSWORD, which every visitor could read/,
  )
  expect(await readdir(root)).not.toContain('dist')
})

test('a build without secrets comes with the files of its hosts', async () => {
  await buildWith('console.info("sb_publishable_example")')
  const files = await readdir(join(root, 'dist'), { recursive: true })
  expect(files).toEqual(
    expect.arrayContaining(['_headers', '_redirects', '404.html', 'courses.html', 'nginx.conf']),
  )
  expect(files).toContain(join('services', 'overview.html'))
})
