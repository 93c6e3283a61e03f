import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileAhead } from '../../scripts/compile-hints-plugin.ts'

const HINT = '//# allFunctionsCalledOnLoad\n'
const UP_TO = 1000
const NAMES = ['frame', 'page', 'library']
let dir: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'compile-hints-'))
  await writeFile(
    join(dir, 'frame.js'),
    `export const greet = () => console.info("frame ${'frame '.repeat(UP_TO)}")`,
  )
  await writeFile(join(dir, 'page.js'), 'export const greet = () => console.info("page")')
  const words = 'word '.repeat(UP_TO)
  await writeFile(join(dir, 'library.js'), `export const greet = () => console.info("${words}")`)
})
afterAll(() => rm(dir, { recursive: true }))

test('the named and the small scripts alone begin with the hint, also when they are minified', async () => {
  await build({
    configFile: false,
    logLevel: 'silent',
    root: dir,
    plugins: [compileAhead({ named: ['frame'], upTo: UP_TO })],
    build: {
      minify: true,
      rolldownOptions: {
        input: NAMES.map((name) => join(dir, `${name}.js`)),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  const [frame = '', page = '', library = ''] = await Promise.all(
    NAMES.map((name) => readFile(join(dir, `dist/${name}.js`), 'utf8')),
  )
  expect(frame.startsWith(HINT)).toBe(true)
  expect(frame).toContain('console.info')
  expect(page.startsWith(HINT)).toBe(true)
  expect(library).toContain('console.info')
  expect(library).not.toContain(HINT)
})
