import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Rules of the site's Danish that hold for every text, in the modules of src/content and the articles.

const ARTICLES = 'src/content/articles/texts'

const modules = Object.values(import.meta.glob<object>('@/content/**/*.ts', { eager: true }))
const articles = readdirSync(ARTICLES).map((name) => readFileSync(`${ARTICLES}/${name}`, 'utf8'))

/** The words of a paragraph, whose links and emphasis are objects; undefined for any other value. */
function wordsOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (!Array.isArray(value) || !value.some((part) => typeof part === 'object')) return undefined
  const parts = value.map((part: unknown) =>
    typeof part === 'string' ? part : part && JSON.stringify(Object.values(part)[0]),
  )
  const isText = value.some((part) => typeof part === 'string')
  return isText ? parts.join('').replaceAll(/mailto:\S*/g, '') : undefined
}

/** Every value in the content, each once. */
function valuesIn(root: unknown, seen = new Set<unknown>()): Set<unknown> {
  if (seen.has(root)) return seen
  seen.add(root)
  if (typeof root === 'object' && root !== null) {
    for (const value of Object.values(root)) valuesIn(value, seen)
  }
  return seen
}

const values = [...valuesIn(modules.map((module) => ({ ...module })))]

test('a list has a full stop after each of its points, after the last alone, or after none', () => {
  const lists = values.flatMap((value) =>
    typeof value === 'object' && value !== null && 'points' in value && Array.isArray(value.points)
      ? [value.points.map(wordsOf).map(String)]
      : [],
  )
  const listed = articles.flatMap((text) =>
    Array.from(text.matchAll(/(?:^- .*\n?)+/gm), ([list]) => list.trim().split('\n')),
  )
  const uneven = [...lists, ...listed].filter((points) => {
    const ends = points.map((point) => (/[.?]$/.test(point) ? '.' : '-')).join('')
    return !/^(?:\.+|-+\.?)$/.test(ends)
  })
  expect(lists.length).toBeGreaterThan(10)
  expect(uneven).toEqual([])
})

const YOU = /(?<!\p{L})(?:du|dig|din|dit|dine)(?!\p{L})/iu
const YOU_ALL = /(?<!\p{L})(?:jer|jeres)(?!\p{L})|[\p{Ll},] I(?!\p{L})/u

test('a paragraph speaks to one reader or to several, never to both', () => {
  const paragraphs = [
    ...values.map(wordsOf).filter((words) => words !== undefined),
    ...articles.flatMap((text) => text.split('\n\n')),
  ]
  expect(paragraphs.length).toBeGreaterThan(500)
  expect(paragraphs.filter((words) => YOU.test(words) && YOU_ALL.test(words))).toEqual([])
})
