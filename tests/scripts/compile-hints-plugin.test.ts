import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileAhead } from '../../scripts/compile-hints-plugin.ts'

const HINT = '//# allFunctionsCalledOnLoad\n'
let dir: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'compile-hints-'))
  await writeFile(join(dir, 'frame.js'), 'export const greet = () => console.info("frame")')
  await writeFile(join(dir, 'page.js'), 'export const greet = () => console.info("page")')
})
afterAll(() => rm(dir, { recursive: true }))

test('the named scripts alone begin with the hint, also when they are minified', async () => {
  await build({
    configFile: false,
    logLevel: 'silent',
    root: dir,
    plugins: [compileAhead(['frame'])],
    build: {
      minify: true,
      rolldownOptions: {
        input: [join(dir, 'frame.js'), join(dir, 'page.js')],
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  const [frame = '', page = ''] = await Promise.all(
    ['frame', 'page'].map((name) => readFile(join(dir, `dist/${name}.js`), 'utf8')),
  )
  expect(frame.startsWith(HINT)).toBe(true)
  expect(frame).toContain('console.info')
  expect(page).toContain('console.info')
  expect(page).not.toContain(HINT)
})
