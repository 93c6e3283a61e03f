import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { modulesLoadedBy, noteLazyImports } from '../../../scripts/build/note-lazy-imports-plugin'

const sources = {
  'src/routes.ts': `
    const known = () => import("./known.ts")
    export const first = () => import('./first/page.ts')
    export const second = async () => {
      const [page] = await Promise.all([import('./second-page'), known()])
      return page
    }
    export const builtIn = () => import('node:path')
    export const name = 'import("./not-there.ts")'.slice(0, 6)
  `,
  'src/known.ts': 'export const known = true',
  'src/first/page.ts': "export const nested = () => import('../known')\nexport default 'first'",
  'src/second-page.ts': "export default 'second'",
}

let dir = ''

beforeEach(async () => {
  dir = await realpath(await mkdtemp(join(tmpdir(), 'lazy-imports-')))
  for (const [name, text] of Object.entries(sources)) {
    await mkdir(dirname(join(dir, name)), { recursive: true })
    await writeFile(join(dir, name), text)
  }
})
afterEach(() => rm(dir, { recursive: true }))

async function buildFor(consumer: 'server' | 'browser'): Promise<Record<string, unknown>> {
  await build({
    root: dir,
    configFile: false,
    logLevel: 'silent',
    plugins: [noteLazyImports()],
    build: {
      ssr: consumer === 'server',
      outDir: consumer,
      minify: false,
      rolldownOptions: {
        input: 'src/routes.ts',
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'routes.mjs', chunkFileNames: '[name].mjs' },
      },
    },
  })
  return import(pathToFileURL(join(dir, consumer, 'routes.mjs')).href)
}

function loaded(module: Record<string, unknown>, name: string): Promise<ReadonlySet<string>> {
  const load = module[name]
  if (typeof load !== 'function') throw new Error(`There is no ${name}`)
  return modulesLoadedBy(async () => {
    await load()
  })
}

test('the server’s build tells which modules are loaded lazily, by their paths in the project', async () => {
  const routes = await buildFor('server')
  expect(await loaded(routes, 'first')).toEqual(new Set(['src/first/page.ts']))
  expect(await loaded(routes, 'second')).toEqual(new Set(['src/second-page.ts', 'src/known.ts']))
  expect(await loaded(routes, 'builtIn')).toEqual(new Set())
})

test('what is loaded while nobody wants to know is not noted', async () => {
  const routes = await buildFor('server')
  await loaded(routes, 'first')
  if (typeof routes.second !== 'function') throw new Error('There is no second')
  expect(await routes.second()).toMatchObject({ default: 'second' })
  expect(await loaded(routes, 'first')).toEqual(new Set(['src/first/page.ts']))
})

test('a failure to load ends the noting, and is told', async () => {
  const failure = new Error('No such page')
  const load = async () => {
    throw failure
  }
  await expect(modulesLoadedBy(load)).rejects.toBe(failure)
  expect(globalThis.lazilyLoaded).toBeUndefined()
})

test('the browser’s build is left as it is', async () => {
  const routes = await buildFor('browser')
  expect(await loaded(routes, 'second')).toEqual(new Set())
})
