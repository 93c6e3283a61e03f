import { expect, test } from 'vitest'
import holisticInterventions from '@/content/services/pages/holistic-interventions'
import parentGuidance from '@/content/services/pages/parent-guidance'
import psychoeducation from '@/content/services/pages/psychoeducation'
import psychoeducationAdults from '@/content/services/pages/psychoeducation-adults'
import resourceTeam from '@/content/services/pages/resource-team'
import respite from '@/content/services/pages/respite'
import schoolInterventions from '@/content/services/pages/school-interventions'
import schoolRefusal from '@/content/services/pages/school-refusal'
import { summaries } from '@/content/services/quick-overview'
import { serviceCards } from '@/content/services/service-cards'

/** The links and facts that spec 2 and 9 name. 'Kontakt os' in the page's header belongs to the template. */
const specified = [
  {
    content: psychoeducation,
    links: ['/services/psykoedukative-forlob/plus18', '/contact', '/services'],
    facts: ['14 timer', '14 samtaler med sideløbende forældrevejledning', 'kan forlænges'],
  },
  {
    content: psychoeducationAdults,
    links: ['/services/psykoedukative-forlob', '/contact'],
    facts: ['8-12 gange', '18 år og derover'],
  },
  {
    content: holisticInterventions,
    links: [
      '/services/psykoedukative-forlob',
      '/courses#supervision',
      '/services/skolevaegring',
      '/services/ressourceteamet/aflosning-og-aflastning',
      '/contact',
      '/services',
    ],
    facts: ['sagsansvarlig specialkonsulent'],
  },
  { content: schoolRefusal, links: ['/contact', '/services'], facts: [] },
  {
    content: resourceTeam,
    links: ['/services/aflosning-og-aflastning', '/contact', '/services'],
    facts: [
      'Under 18 år får man en makker. Fra 18 år hedder det en mentor.',
      'En makker eller mentor kan ikke stå alene.',
      'uden fast sted',
      '6 timer om ugen i København og Nordsjælland',
    ],
  },
  {
    content: respite,
    links: ['/services/ressourceteamet'],
    facts: ['Andre indsatser skal køre sideløbende', 'aftaler vi altid individuelt'],
  },
  {
    content: schoolInterventions,
    links: ['/courses#supervision', '/contact'],
    facts: ['tre moduler à tre timer'],
  },
  {
    content: parentGuidance,
    links: [
      '/courses',
      '/services/psykoedukative-forlob',
      '/services/skolevaegring',
      '/services/ressourceteamet',
      '/contact',
    ],
    facts: [],
  },
]

test.each(specified)(
  '$content.title has the links and facts of the specification, and an anchor for each section',
  ({ content, links, facts }) => {
    const words = JSON.stringify(content).replaceAll('\u00A0', ' ')
    for (const link of links) expect(words).toContain(`"to":"${link}"`)
    for (const fact of facts) expect(words).toContain(fact)
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
