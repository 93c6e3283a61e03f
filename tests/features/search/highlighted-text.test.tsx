import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HighlightedText } from '@/features/search/highlighted-text'

function marksIn(text: string, ...wanted: readonly string[]): string[] {
  const { container } = render(<HighlightedText text={text} wanted={wanted} />)
  expect(container.textContent).toBe(text)
  return Array.from(container.querySelectorAll('mark'), ({ textContent }) => textContent)
}

test('the highlighted text marks every occurrence of the searched words, in any case', () => {
  expect(marksIn('Skole og hjem, hjem og skole', 'SKOLE')).toEqual(['Skole', 'skole'])
})

test('the highlighted text ignores kinds of space, invisible characters and composition', () => {
  expect(marksIn('Barnets\u00A0lov § 32', 'barnets  lov')).toEqual(['Barnets\u00A0lov'])
  expect(marksIn('Skole\u00ADvæg\u200Bring', '\uFEFFskole\u00ADvægring ')).toEqual([
    'Skole\u00ADvæg\u200Bring',
  ])
  expect(marksIn('Vores årsprøve', 'a\u030Arsprøve')).toEqual(['årsprøve'])
  const decomposed = <HighlightedText text={'Vores a\u030Arsprøve'} wanted={['årsprøve']} />
  expect(render(decomposed).container.querySelector('mark')).toHaveTextContent('årsprøve')
})

test('the highlighted text marks the longer of two words that begin alike', () => {
  expect(marksIn('Priserne', 'pris', 'priserne')).toEqual(['Priserne'])
})

test('the highlighted text takes words as they are written, not as a pattern', () => {
  expect(marksIn('Koster det 20 % (eller mere)?', '.*', '20 %', '(eller')).toEqual([
    '20 %',
    '(eller',
  ])
})

test.each(['', 'a'])('the highlighted text has no marks for %j', (wanted) => {
  expect(marksIn('Aflastning', wanted)).toEqual([])
})
