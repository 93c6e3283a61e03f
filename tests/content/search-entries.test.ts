import { expect, test } from 'vitest'
import { paths } from '@/content/paths'
import { searchEntries } from '@/content/search-entries'

/** The searchable pages and help topics of spec 2, letter by letter. */
const ENTRIES = [
  ['Hjem', '/'],
  ['Om Os', '/about'],
  ['Kontakt', '/contact'],
  ['Priser', '/prices'],
  ['Ydelser', '/services'],
  ['Psykoedukative Forløb', '/services/psykoedukative-forlob'],
  ['Psykoedukative Forløb 18+', '/services/psykoedukative-forlob/plus18'],
  ['Helhedsorienterede Indsatser', '/services/helhedsorienterede-indsatser'],
  ['Skolevægring', '/services/skolevaegring'],
  ['Ressourceteamet', '/services/ressourceteamet'],
  ['Afløsning og Aflastning', '/services/aflosning-og-aflastning'],
  ['Skoleindsatser', '/services/skoleindsatser'],
  ['Forældrevejledning', '/services/foraeldrevejledning'],
  ['Forældregruppe-forløb', '/courses'],
  ['PFA-kunde', '/pfa-customer'],
  ['VISO', '/viso'],
  ['Paragraffer', '/paragraffer'],
  ['Kurser', '/courses'],
  ['Nyheder og Medier', '/articles'],
  ['ADHD Hjælp', '/services/psykoedukative-forlob'],
  ['Autisme Hjælp', '/services/psykoedukative-forlob'],
  ['Stress og Belastningsreaktioner', '/services/psykoedukative-forlob'],
  ['Skoleproblemer', '/services/skolevaegring'],
  ['Familiehjælp', '/services/foraeldrevejledning'],
]

test('the search knows the ordered pages and help topics by title and address', () => {
  expect(searchEntries.map(({ title, url }) => [title, url])).toEqual(ENTRIES)
})

test('every entry leads to a page of the site', () => {
  const routed = new Set<string>(Object.values(paths))
  expect(searchEntries.filter(({ url }) => !routed.has(url))).toEqual([])
})

test('every entry can be told from the others and found by its own words', () => {
  expect(new Set(searchEntries.map(({ id }) => id)).size).toBe(searchEntries.length)
  expect(searchEntries.filter(({ keywords }) => keywords.length < 5)).toEqual([])
  const repeating = searchEntries.filter(({ keywords }) => new Set(keywords).size < keywords.length)
  expect(repeating).toEqual([])
})

test.each([
  ['PFA-kunde', 'Særlige tilbud'],
  ['Paragraffer', 'Kommuner'],
])('%s stands in the category %s', (title, category) => {
  expect(searchEntries.find((entry) => entry.title === title)?.category).toBe(category)
})
