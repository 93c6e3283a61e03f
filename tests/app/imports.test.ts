import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { expect, test } from 'vitest'

/** The layers of src from the lowest up. A file may import from its own layer and from those below it. */
const LAYERS = [
  ['lib', 'styles', 'illustrations'],
  ['content'],
  ['components/ui', 'components/head'],
  ['components/links', 'components/boundaries'],
  ['components/sections', 'components/carousel'],
  ['features'],
  ['pages'],
  ['app', 'boot.ts', 'main.tsx', 'prerender'],
] as const

type Import = { from: string; specifier: string; to: string; isLazy: boolean }

function roomOf(file: string): number {
  return LAYERS.findIndex((layer) =>
    layer.some((folder) => file === folder || file.startsWith(`${folder}/`)),
  )
}

function featureOf(file: string): string | undefined {
  return /^features\/([^/]+)/.exec(file)?.[1]
}

/** @param root the folder in which all paths begin: src, or the project's own */
async function importsOf(from: string, root: 'src' | '.' = 'src'): Promise<Import[]> {
  const source = await readFile(join(root, from), 'utf8')
  return Array.from(
    source.matchAll(/(?:from|import)\s*(\()?\s*'([^']+)'/g),
    ([, parenthesis, specifier = '']) => {
      return {
        from,
        specifier,
        to: targetOf(from, specifier, root),
        isLazy: parenthesis !== undefined,
      }
    },
  )
}

/** The imported file's path, or the name of a package. */
function targetOf(from: string, specifier: string, root: string): string {
  if (specifier.startsWith('@/')) return posix.relative(root, `src/${specifier.slice(2)}`)
  if (specifier.startsWith('.')) return posix.join(dirname(from), specifier)
  return `package:${specifier}`
}

const files = await readdir('src', { recursive: true })
const modules = files.filter((file) => /\.tsx?$/.test(file))
const imports = (await Promise.all(modules.map((file) => importsOf(file)))).flat()
/** From a path without its ending, as imports name it, to the file. */
const sourceFiles = new Map(imports.map(({ from }) => [from.replace(/\.tsx?$/, ''), from]))
const ownImports = imports.filter(({ to }) => !to.startsWith('package:'))

/**
 * Words by which the common lists of ad blockers (EasyList, EasyPrivacy, EasyList Cookie, AdGuard) refuse a path on any
 * site. A shortlist that keeps them from coming back, not a copy of the lists.
 */
const BLOCKED_WORDS =
  /cookie|consent|gdpr|banner|pop-?up|adblock|advert|\bads?\b|sponsor|affiliate|analytics|track(ing|er)|beacon|pixel|telemetry/

test('no path that the development server serves has a name that ad blockers refuse', () => {
  expect(files.filter((file) => BLOCKED_WORDS.test(file))).toEqual([])
})

test('the test finds the imports of src', () => {
  expect(ownImports.length).toBeGreaterThan(100)
  const isUnknown = (file: string) => roomOf(file) < 0 && file !== 'index.css'
  expect(ownImports.filter(({ from, to }) => isUnknown(from) || isUnknown(to))).toEqual([])
})

test('imports point from page to foundation, never back', () => {
  expect(ownImports.filter(({ from, to }) => roomOf(to) > roomOf(from))).toEqual([])
})

test('the components of ui know neither the content nor the illustrations', () => {
  const fromUi = ownImports.filter(({ from }) => from.startsWith('components/ui/'))
  expect(fromUi.length).toBeGreaterThan(10)
  expect(fromUi.filter(({ to }) => /^(content|illustrations)\//.test(to))).toEqual([])
})

test('no feature imports another feature', () => {
  const betweenFeatures = ownImports.filter(
    ({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to),
  )
  expect(betweenFeatures).toEqual([])
})

test("a page's blocks are imported by that page alone", () => {
  const blockOf = (file: string) => /^pages\/([^/]+)\//.exec(file)?.[1]
  const toBlocks = ownImports.filter(({ to }) => blockOf(to) !== undefined)
  const others = toBlocks.filter(({ from, to }) => {
    const page = blockOf(to)
    return from !== `pages/${page}-page.tsx` && blockOf(from) !== page
  })
  expect(others).toEqual([])
})

test('inside courses, imports point from the administration to the public pages to the API to the domain', () => {
  const layers = ['domain', 'api', 'public', 'admin']
  const roomOfCourses = (file: string) =>
    layers.indexOf(/^features\/courses\/([^/]+)/.exec(file)?.[1] ?? '')
  const inCourses = ownImports.filter(({ from }) => roomOfCourses(from) >= 0)
  expect(inCourses.filter(({ from, to }) => roomOfCourses(to) > roomOfCourses(from))).toEqual([])
})

// Edge functions import the domain by its paths: they resolve neither the alias nor a path without an ending.
test('the domain of courses imports only what edge functions can import', () => {
  const domain = 'features/courses/domain/'
  const reached = new Set(imports.map(({ from }) => from).filter((file) => file.startsWith(domain)))
  for (const file of reached) {
    for (const { from, to } of ownImports) if (from === file) reached.add(sourceFiles.get(to) ?? to)
  }
  const isAllowed = ({ specifier, to }: Import) =>
    ['date-fns', 'zod/mini'].includes(specifier) ||
    (/^\.{1,2}\/.*\.ts$/.test(specifier) && /^(content|lib|features\/courses\/domain)\//.test(to))
  expect(imports.filter((line) => reached.has(line.from) && !isAllowed(line))).toEqual([])
})

test.each([
  ['supabase/functions', /^(supabase\/functions|src\/(content|lib|features\/courses\/domain))\//],
  ['supabase/local', /^supabase\//],
  ['scripts', /^(scripts|supabase|src)\/(?!features\/\w+\/admin\/)/],
  ['e2e', /^(e2e|scripts|supabase|src|tests\/helpers)\//],
])('%s imports from the folders below it alone', async (folder, allowed) => {
  const programs = (await readdir(folder, { recursive: true })).filter((file) =>
    /\.m?ts$/.test(file),
  )
  const all = await Promise.all(programs.map((file) => importsOf(posix.join(folder, file), '.')))
  const own = all.flat().filter(({ to }) => !to.startsWith('package:'))
  expect(own.length).toBeGreaterThan(4)
  expect(own.filter(({ to }) => !allowed.test(to))).toEqual([])
})

test('only its own module creates the Supabase client, and only modules of requests use it', () => {
  const creators = imports.filter(({ to }) => to === 'package:@supabase/supabase-js')
  expect(creators.map(({ from }) => from)).toContain('lib/supabase.ts')
  const users = ownImports.filter(({ to }) => to === 'lib/supabase').map(({ from }) => from)
  expect(users.filter((file) => !/-(api|queries)\.ts$/.test(file))).toEqual([])
})

test('public pages load no accounts, no forms and none of the administration of courses', () => {
  const isPublicPage = (file: string) => file.startsWith('pages/') && !file.includes('admin')
  const reached = new Set(['main.tsx', ...imports.map(({ from }) => from).filter(isPublicPage)])
  for (const file of reached) {
    for (const { from, to, isLazy } of imports) {
      if (from === file && !isLazy) reached.add(sourceFiles.get(to) ?? to)
    }
  }
  expect(reached).toContain('features/courses/api/course-events.ts')
  const heavy =
    /^(package:(@supabase\/supabase-js|zod(\/|$)|react-hook-form|@hookform)|features\/courses\/admin\/)/
  expect([...reached].filter((file) => heavy.test(file))).toEqual([])
})
