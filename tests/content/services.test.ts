import { expect, test } from 'vitest'
import parentGuidance from '@/content/services/pages/parent-guidance'
import psychoeducation from '@/content/services/pages/psychoeducation'
import schoolRefusal from '@/content/services/pages/school-refusal'
import { summaries } from '@/content/services/quick-overview'
import { serviceCards } from '@/content/services/service-cards'
import type { ServiceContent } from '@/content/services/service-content'

const services = import.meta.glob<ServiceContent>('/src/content/services/pages/*.ts', {
  import: 'default',
  eager: true,
})

/** The links and facts that spec 2 and 9 name, by module. 'Kontakt os' in the page's header belongs to the template. */
const SPECIFIED: Record<string, readonly string[]> = {
  psychoeducation: [
    '/services/psykoedukative-forlob/plus18',
    '/contact',
    '/services',
    '14 timer',
    '14 samtaler med sideløbende forældrevejledning',
    'kan forlænges',
  ],
  'psychoeducation-adults': [
    '/services/psykoedukative-forlob',
    '/contact',
    '8-12 gange',
    '18 år og derover',
  ],
  'holistic-interventions': [
    '/services/psykoedukative-forlob',
    '/courses#supervision',
    '/services/skolevaegring',
    '/services/ressourceteamet/aflosning-og-aflastning',
    '/contact',
    '/services',
    'sagsansvarlig specialkonsulent',
  ],
  'school-refusal': ['/contact', '/services'],
  'resource-team': [
    '/services/aflosning-og-aflastning',
    '/contact',
    '/services',
    'Under 18 år får man en makker. Fra 18 år hedder det en mentor.',
    'En makker eller mentor kan ikke stå alene.',
    'uden fast sted',
    '6 timer om ugen i København og Nordsjælland',
  ],
  respite: [
    '/services/ressourceteamet',
    'Andre indsatser skal køre sideløbende',
    'aftaler vi altid individuelt',
  ],
  'school-interventions': ['/courses#supervision', '/contact', 'tre moduler à tre timer'],
  'parent-guidance': [
    '/courses',
    '/services/psykoedukative-forlob',
    '/services/skolevaegring',
    '/services/ressourceteamet',
    '/contact',
  ],
}

test.each(Object.entries(services))(
  '%s has what the specification names, and an anchor for each section',
  (module, content) => {
    const words = JSON.stringify(content).replaceAll('\u00A0', ' ')
    const [name = ''] = /[\w-]+(?=\.ts)/.exec(module) ?? []
    const missing = SPECIFIED[name]?.filter(
      (item) => !words.includes(item.startsWith('/') ? `"to":"${item}"` : item),
    )
    expect(missing).toEqual([])
    expect(new Set(content.blocks.map(({ id }) => id)).size).toBe(content.blocks.length)
  },
)

test('parent guidance can be combined with four other services', () => {
  const block = parentGuidance.blocks.find(({ kind }) => kind === 'cards')
  expect(block).toHaveProperty('cards.length', 4)
})

test('the cards and the quick overview lead to eight pages each, in the order of the specification', () => {
  expect(serviceCards.map(({ to }) => to)).toEqual([
    '/services/psykoedukative-forlob',
    '/services/helhedsorienterede-indsatser',
    '/services/skolevaegring',
    '/services/ressourceteamet',
    '/services/aflosning-og-aflastning',
    '/services/skoleindsatser',
    '/services/foraeldrevejledning',
    '/courses#supervision',
  ])
  expect(summaries.map(({ to }) => to)).toEqual([
    '/services/psykoedukative-forlob',
    '/services/psykoedukative-forlob/plus18',
    ...serviceCards.map(({ to }) => to).slice(1, -1),
  ])
})

test('the two services that stand for all in other tests have every kind of block', () => {
  const kindsOf = (contents: readonly ServiceContent[]) =>
    new Set(contents.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)))
  // Of the pages in tests/helpers/page-kinds.ts.
  expect(kindsOf([psychoeducation, schoolRefusal])).toEqual(kindsOf(Object.values(services)))
})
