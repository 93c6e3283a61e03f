import { expect, test } from 'vitest'
import { answersTo } from '@/features/search/answers'
import { searchSite } from '@/features/search/search-site'

test.each([
  ['mit barn vil ikke i skole', 'Skolevægring'],
  ['min søn nægter at gå i skole', 'Skolevægring'],
  ['mit barn har ondt i maven', 'Skolevægring'],
  ['hvad koster det', 'Priser'],
  ['Hvor meget koster en samtale?', 'Priser'],
  ['skal jeg have en henvisning fra lægen', 'Priser'],
  ['kan jeg aflyse min tid', 'Priser'],
  ['hvornår har I åbent', 'Kontakt'],
  ['hvornaar har i aabent', 'Kontakt'],
  ['hvor ligger I', 'Kontakt'],
  ['hvordan tilmelder jeg mig et kursus', 'Forældregruppe-forløb'],
  ['hvornår er det næste kursus', 'Kurser'],
  ['hvordan klager jeg over kommunen', 'Paragraffer'],
  ['vi kan ikke mere', 'Afløsning og Aflastning'],
  ['jeg er ensom', 'Ressourceteamet'],
  ['hvordan søger jeg job hos jer', 'Nyheder og Medier'],
])('%j has no exact result, and is answered by %s', (question, title) => {
  expect(searchSite(question)).toEqual([])
  expect(answersTo(question)[0]?.title).toBe(title)
})

test('a question has at most three answers, each another page', () => {
  const urls = answersTo('er der hjælp, pris, kursus, mentor, angst, forældre og skole').map(
    ({ url }) => url,
  )
  expect(urls).toHaveLength(3)
  expect(new Set(urls).size).toBe(3)
})

test.each([
  'skolevaegring',
  'adhd samtaler',
  'hvem er de',
  'hvor gammel skal man være',
  'kan jeg komme hjem',
  'mit barn vil ikke leve',
  '',
])('%j is no question that a page answers', (query) => {
  expect(answersTo(query)).toEqual([])
})
