import { expect, test } from 'vitest'
import psychoeducation from '@/content/services/pages/psychoeducation'
import psychoeducationAdults from '@/content/services/pages/psychoeducation-adults'
import schoolInterventions from '@/content/services/pages/school-interventions'
import schoolRefusal from '@/content/services/pages/school-refusal'
import type { ServiceContent } from '@/content/services/service-content'

/** Everything that a page says and links to, with ordinary spaces. */
function textOf(content: ServiceContent): string {
  return JSON.stringify({ ...content, illustration: '' }).replaceAll('\u00A0', ' ')
}

test.each([
  ['psychoeducation', '/services/psykoedukative-forlob/plus18', psychoeducation],
  ['psychoeducation', '/services', psychoeducation],
  ['psychoeducation', '/prices', psychoeducation],
  ['psychoeducation 18+', '/services/psykoedukative-forlob', psychoeducationAdults],
  ['school refusal', '/services', schoolRefusal],
  ['school refusal', '/services/ressourceteamet', schoolRefusal],
  ['school refusal', '/services/foraeldrevejledning', schoolRefusal],
  ['school interventions', '/courses#supervision', schoolInterventions],
])('%s links to %s', (_name, href, content) => {
  expect(textOf(content)).toContain(`"to":"${href}"`)
})

test.each([psychoeducation, psychoeducationAdults, schoolRefusal, schoolInterventions])(
  '$title ends with the way to the centre',
  ({ callToAction }) => {
    expect(callToAction.to).toBe('/contact')
  },
)

test.each([
  ['14 timer', psychoeducation],
  ['14 samtaler med sideløbende forældrevejledning', psychoeducation],
  ['8-12 gange', psychoeducationAdults],
  ['18 år og derover', psychoeducationAdults],
  ['tre moduler à tre timer', schoolInterventions],
])('says %j', (fact, content) => {
  expect(textOf(content)).toContain(fact)
})

test('the packages cost what the specification says', () => {
  const packages = psychoeducation.blocks.flatMap((block) =>
    block.kind === 'facts' ? block.facts.filter(({ name }) => name.startsWith('Pakke')) : [],
  )
  expect(packages).toEqual([
    { name: 'Pakke 1', note: '14\u00A0samtaler à 1\u00A0time', value: '15.600\u00A0kr.' },
    { name: 'Pakke 2', note: '14\u00A0samtaler og 2\u00A0dialogmøder', value: '18.000\u00A0kr.' },
    { name: 'Pakke 3', note: 'plus 5\u00A0gange forældrevejledning', value: '24.000\u00A0kr.' },
  ])
})

test('the page for adults speaks to the adult, never to parents', () => {
  expect(textOf(psychoeducationAdults)).not.toMatch(/\b(?:dit barn|dine børn|jer|jeres)\b/i)
})

test('school refusal names the words of parents and authorities once, and no limit in percent', () => {
  const text = textOf(schoolRefusal)
  expect(text.match(/ufrivilligt skolefravær/gi)).toHaveLength(1)
  expect(text.match(/bekymrende skolefravær/gi)).toHaveLength(1)
  expect(text).not.toMatch(/%|procent/)
})
