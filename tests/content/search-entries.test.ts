import { expect, test } from 'vitest'
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

test('the search knows the specified pages and help topics by title and address', () => {
  expect(searchEntries.map(({ title, url }) => [title, url])).toEqual(ENTRIES)
})

test.each([
  ['PFA-kunde', 'Særlige tilbud'],
  ['Paragraffer', 'Kommuner'],
])('the search lists %s in the category %s', (title, category) => {
  expect(searchEntries.find((entry) => entry.title === title)?.category).toBe(category)
})
