import { expect, test } from 'vitest'
import holisticInterventions from '@/content/services/pages/holistic-interventions'
import parentGuidance from '@/content/services/pages/parent-guidance'
import resourceTeam from '@/content/services/pages/resource-team'
import respite from '@/content/services/pages/respite'
import type { ServiceContent } from '@/content/services/service-content'

// 'Kontakt os' in the page's head belongs to the template; what is asked of a page is asked of its words.
const required: readonly (readonly [ServiceContent, readonly string[]])[] = [
  [
    holisticInterventions,
    [
      '/services/psykoedukative-forlob',
      '/courses#supervision',
      '/services/skolevaegring',
      '/services/ressourceteamet/aflosning-og-aflastning',
      '/contact',
      '/services',
    ],
  ],
  [
    resourceTeam,
    [
      '/services/aflosning-og-aflastning',
      '/articles/makkerkorps-stilling',
      '/contact',
      '/services',
    ],
  ],
  [respite, ['/services/ressourceteamet', '/contact']],
  [
    parentGuidance,
    [
      '/courses',
      '/services/psykoedukative-forlob',
      '/services/skolevaegring',
      '/services/ressourceteamet',
      '/contact',
    ],
  ],
]

test.each(required.map(([content, links]) => ({ title: content.title, content, links })))(
  '$title leads to every page that the specification names',
  ({ content, links }) => {
    expect(linksOf(content)).toEqual(expect.arrayContaining([...links]))
  },
)

test.each(required.map(([content]) => content))(
  '$title gives each of its sections an address of its own',
  ({ blocks }) => {
    expect(blocks.length).toBeGreaterThanOrEqual(4)
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length)
  },
)

test('parent guidance can be combined with four other services', () => {
  const cards = parentGuidance.blocks.find((block) => block.kind === 'cards')
  expect(cards?.cards).toHaveLength(4)
})

test.each([
  [holisticInterventions, 'sagsansvarlig specialkonsulent'],
  [resourceTeam, 'Under 18\u00A0år får man en makker. Fra 18\u00A0år hedder det en mentor.'],
  [resourceTeam, 'En makker eller mentor kan ikke stå alene.'],
  [resourceTeam, 'uden fast sted'],
  [respite, 'Andre indsatser skal køre sideløbende'],
  [respite, 'aftaler vi altid individuelt'],
])('$0.title says: %s', (content, fact) => {
  expect(textsOf(content).join(' ')).toContain(fact)
})

function linksOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'to' && typeof inner === 'string' ? [inner] : linksOf(inner),
  )
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
