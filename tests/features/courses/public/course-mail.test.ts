import { expect, it } from 'vitest'
import { site } from '@/content/site'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { withSeries } from '@/features/courses/domain/course-series'
import { courseMail } from '@/features/courses/public/course-mail'
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

const seriesId = '11111111-1111-4111-8111-111111111111'
const ENDING = [
  'Mit navn:\r\nMit telefonnummer:',
  '(Skriv ikke CPR-nummer eller helbredsoplysninger i en almindelig mail.)',
]

/** Subject and paragraphs of the mail about the second of three dates. @param changes for each date */
function mailOf(changes: readonly Partial<CourseEvent>[], kind: 'mail' | 'waitingList' = 'mail') {
  const dates = ['2026-11-24', '2026-12-01', '2027-01-05'].map((date, index) =>
    courseOf({ id: `${index}`, title: 'Ro', date, seriesId }),
  )
  const series = withSeries(dates.map((date, index) => Object.assign(date, changes[index])))
  const { searchParams } = new URL(courseMail(series[1] ?? courseOf(), kind))
  const paragraphs = searchParams.get('body')?.split('\r\n\r\n') ?? []
  return { subject: searchParams.get('subject'), paragraphs }
}

it('a mail for a place names the price of the course', () => {
  const { searchParams } = new URL(courseMail(courseOf({ price: '250 kr. pr. person' }), 'mail'))
  const [, , facts, ...ending] = searchParams.get('body')?.split('\r\n\r\n') ?? []
  expect(facts).toBe('Pris: 250 kr. pr. person')
  expect(ending).toEqual(ENDING)
})

it.each([
  ['mail', 'Plads på Ro', 'Jeg vil gerne have en plads på Ro. Kontakt mig gerne.'],
  ['waitingList', 'Venteliste: Ro', 'Skriv mig gerne på venteliste til Ro.'],
] as const)(
  'a mail for a place (%s) in a series names all of its dates',
  (kind, subject, request) => {
    expect(mailOf([{}, { price: '1.200 kr.' }], kind)).toEqual({
      subject: `${subject}, 24. november 2026 og 2 datoer mere`,
      paragraphs: [
        'Hej',
        request,
        [
          'Datoer:',
          'tirsdag den 24. november 2026 kl. 16:00 - 18:30',
          'tirsdag den 1. december 2026 kl. 16:00 - 18:30',
          'tirsdag den 5. januar 2027 kl. 16:00 - 18:30',
          'Sted: Frederiksgade 7, 4. sal',
          'Pris: 1.200 kr. for hele forløbet',
        ].join('\r\n'),
        ...ENDING,
      ],
    })
  },
)

it('a mail for a place in a series says which dates are elsewhere or off', () => {
  const off = { statusNote: null, movedFrom: null }
  const { subject, paragraphs } = mailOf([
    { status: 'postponed', ...off },
    { location: 'Online' },
    { status: 'cancelled', ...off },
  ])
  expect(subject).toBe('Plads på Ro, 1. december 2026')
  expect(paragraphs[2]?.split('\r\n')).toEqual([
    'Datoer:',
    'tirsdag den 24. november 2026 kl. 16:00 - 18:30, Frederiksgade 7, 4. sal (udsat)',
    'tirsdag den 1. december 2026 kl. 16:00 - 18:30',
    'tirsdag den 5. januar 2027 kl. 16:00 - 18:30, Frederiksgade 7, 4. sal (aflyst)',
    'Sted: Online',
  ])
})
