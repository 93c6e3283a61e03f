import { expect, it } from 'vitest'
import { site } from '@/content/site'
import { courseMail } from '@/features/courses/public/course-actions'
import { courseOf } from '../../../helpers/course'

const TITLE = 'Mød & forstå: 100 % angst? Ja'
const WHEN = 'tirsdag den 24. november 2026 kl. 16:00, Frederiksgade 7, 4. sal.'

it.each([
  ['mail', 'Plads på', `Jeg vil gerne have en plads på ${TITLE}, ${WHEN} Kontakt mig gerne.`],
  ['waitingList', 'Venteliste:', `Skriv mig gerne på venteliste til ${TITLE}, ${WHEN}`],
] as const)('a mail for a place (%s) names course, day and place', (kind, subject, request) => {
  const address = courseMail(courseOf({ title: TITLE }), kind)
  const { protocol, pathname, searchParams } = new URL(address)
  expect(protocol + pathname).toBe(`mailto:${site.email}`)
  expect(searchParams.get('subject')).toBe(`${subject} ${TITLE}, 24. november 2026`)
  // By RFC 6068 lines end with CR LF, and a plus sign is no space.
  expect(searchParams.get('body')?.split('\r\n\r\n')).toEqual([
    'Hej',
    request,
    'Mit navn:\r\nMit telefonnummer:',
    '(Skriv ikke CPR-nummer eller helbredsoplysninger i en almindelig mail.)',
  ])
  expect(address).not.toContain('+')
})
