import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repeatableLazyImports } from '../../scripts/lazy-imports-plugin.ts'

let dir: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lazy-imports-'))
  await writeFile(
    join(dir, 'site.js'),
    `export const open = async () => {
       const { address } = await import('./page.js')
       return address
     }`,
  )
  await writeFile(join(dir, 'page.js'), 'export const address = import.meta.url')
  await writeFile(join(dir, 'package.json'), '{ "type": "module" }')
  await build({
    configFile: false,
    logLevel: 'silent',
    root: dir,
    plugins: [repeatableLazyImports()],
    build: {
      minify: true,
      rolldownOptions: {
        input: join(dir, 'site.js'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].js' },
      },
    },
  })
})
afterAll(() => rm(dir, { recursive: true }))

/** Opens the page three times, which is there from the third on; outside the test runner, which has its own import(). */
const VISIT = `
  import { renameSync } from 'node:fs'
  import { open } from './dist/site.mjs'
  renameSync('dist/page.js', 'dist/hidden.js')
  const answers = []
  for (const isThere of [false, false, true]) {
    if (isThere) renameSync('dist/hidden.js', 'dist/page.js')
    answers.push(await open().catch(({ code }) => code))
  }
  console.info(JSON.stringify(answers))`

test('what could not be had is asked for under another address, until it is there', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', VISIT],
    { cwd: dir },
  )
  expect(JSON.parse(stdout)).toEqual([
    'ERR_MODULE_NOT_FOUND',
    'ERR_MODULE_NOT_FOUND',
    `${pathToFileURL(join(dir, 'dist/page.js'))}?2`,
  ])
})

test('the helper that sends for style sheets is left out', async () => {
  expect(await readFile(join(dir, 'dist/site.mjs'), 'utf8')).not.toContain('modulepreload')
})
