import { expect, test } from 'vitest'
import { findPageSentences } from '@/features/read-aloud/page-sentences'

function sentencesOf(html: string) {
  const page = document.createElement('main')
  page.innerHTML = html
  return findPageSentences(page)
}

test('all running text is read aloud in document order', () => {
  const sentences = sentencesOf(`
    <h1>Titel</h1>
    <p>Først. <strong>Så</strong> det <a href="/">andet</a>.</p>
    <ul><li>Et<ul><li>Inden i</li></ul>Og mere</li><li><p>To</p></li></ul>
    <blockquote>Sagt</blockquote>
    <dl><dt>Pris</dt><dd>100 kr.</dd></dl>
  `)
  expect(sentences.map(({ words }) => words)).toEqual([
    'Titel',
    'Først.',
    'Så det andet.',
    'Et',
    'Inden i',
    'Og mere',
    'To',
    'Sagt',
    'Pris',
    '100 kroner',
  ])
})

test('navigation, buttons and hidden text are not read aloud', () => {
  const sentences = sentencesOf(`
    <nav><ol><li>Forside</li></ol></nav>
    <aside><h2>Læs også</h2></aside>
    <div><a href="/">Læs mere</a></div>
    <p>Ring<span class="sr-only"> (åbner telefonen)</span> nu.</p>
    <p aria-hidden="true">Pynt</p>
    <p data-not-read-aloud>17. marts</p>
    <p><button type="button">Luk</button></p>
  `)
  expect(sentences.map(({ words }) => words)).toEqual(['Ring nu.'])
})

test('each sentence has its range in the document, also across a link', () => {
  const sentences = sentencesOf('<p>Først. Så <a href="/">det andet</a> her. Til sidst.</p>')
  expect(sentences.map(({ range }) => range.toString())).toEqual([
    'Først.',
    'Så det andet her.',
    'Til sidst.',
  ])
})
