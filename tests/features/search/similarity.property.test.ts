import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchEntries } from '@/content/search-entries'
import { normalized, wordsOf } from '@/features/search/normalized-words'
import { similarity } from '@/features/search/similarity'

const words = searchEntries.flatMap(({ title, keywords }) =>
  wordsOf([title, ...keywords].join(' ')),
)
const word = fc.constantFrom(...words)
const longWord = fc.constantFrom(...words.map(normalized).filter(({ length }) => length >= 6))
const letter = fc.constantFrom(...'abcdefghijklmnoprstuvy')

/** The word with one slip of the finger in it, after its first letter. */
const slipped = fc
  .tuple(longWord, fc.nat(), letter, fc.constantFrom('drop', 'add', 'change', 'swap'))
  .map(([right, place, other, kind]) => {
    const at = 1 + (place % (right.length - 2))
    const before = right.slice(0, at)
    const typed = {
      drop: before + right.slice(at + 1),
      add: before + other + right.slice(at),
      change: before + other + right.slice(at + 1),
      swap: before + right.charAt(at + 1) + right.charAt(at) + right.slice(at + 2),
    }[kind]
    return { right, typed }
  })

test('æ, ø and å are the same however they are written, in any case', () => {
  fc.assert(
    fc.property(word, (text) => {
      const spelt = text.replaceAll(/æ/gi, 'ae').replaceAll(/ø/gi, 'oe').replaceAll(/å/gi, 'aa')
      const bare = text.replaceAll(/æ|å/gi, 'a').replaceAll(/ø/gi, 'o')
      for (const written of [spelt, bare, text.toUpperCase(), text.normalize('NFD')])
        expect(normalized(written)).toBe(normalized(text))
    }),
  )
})

test('one slip leaves all letters but one', () => {
  fc.assert(
    fc.property(slipped, ({ right, typed }) => {
      expect(similarity(typed, right)).toBeGreaterThanOrEqual(typed.length - 1)
    }),
  )
})

test('all letters agree exactly where the word holds what was typed', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        longWord,
        letter,
        slipped.map(({ typed }) => typed),
      ),
      longWord,
      (a, b) => {
        expect(similarity(a, b)).toBeLessThanOrEqual(a.length)
        expect(similarity(a, b) === a.length).toBe(b.includes(a))
      },
    ),
  )
})

test('a word with another first letter is another word', () => {
  fc.assert(
    fc.property(longWord, letter, (right, other) => {
      fc.pre(other !== right[0])
      expect(similarity(other + right.slice(1), right)).toBe(0)
    }),
  )
})
