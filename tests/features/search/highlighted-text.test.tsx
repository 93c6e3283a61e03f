import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HighlightedText } from '@/features/search/highlighted-text'
import { withSoftHyphens } from '@/lib/soft-hyphens'

function marksIn(text: string, ...wanted: readonly string[]): string[] {
  const { container } = render(<HighlightedText text={text} wanted={wanted} />)
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false })
  return Array.from(container.querySelectorAll('mark'), ({ textContent }) => textContent)
}

test('marks what was searched for wherever it stands, in any case', () => {
  expect(marksIn('Skole og hjem, hjem og skole', 'SKOLE')).toEqual(['Skole', 'skole'])
})

test('marks a word across the places where it may be divided', () => {
  const title = withSoftHyphens('Skolevægring')
  expect(title).not.toBe('Skolevægring')
  expect(marksIn(title, 'levæg')).toEqual(['le\u00ADvæg'])
})

test('marks the longer of two words that begin alike', () => {
  expect(marksIn('Priserne', 'pris', 'priserne')).toEqual(['Priserne'])
})

test('takes words as they are written, not as a pattern', () => {
  expect(marksIn('Koster det 20 % (eller mere)?', '.*', '20 %', '(eller')).toEqual([
    '20 %',
    '(eller',
  ])
})

test.each([[''], ['a']])('marks nothing for %j', (wanted) => {
  expect(marksIn('Aflastning', wanted)).toEqual([])
})
