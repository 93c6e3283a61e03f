import { expect, it } from 'vitest'
import { site } from '@/content/site'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { courseMail } from '@/features/courses/public/course-sign-up-link'
import { seatRequestMessages, waitingListMessages } from '@/features/courses/public/public-messages'
import { courseOf } from '../../../helpers/course'

const course: CourseEvent = courseOf({
  id: '6a0f0c4e-52d5-4e0c-9d5c-1f2f6e6a3b11',
  title: 'Mød & forstå: 100 % angst? Ja',
  availableSpots: 0,
})

it('asks for a place with the course, its day, time and place, and says what not to write', () => {
  const mail = new URL(courseMail(course, seatRequestMessages))
  expect(mail.searchParams.get('subject')).toBe(
    'Plads på Mød & forstå: 100 % angst? Ja, 24. november 2026',
  )
  expect(mail.searchParams.get('body')?.split('\r\n\r\n')).toEqual([
    'Hej',
    'Jeg vil gerne have en plads på Mød & forstå: 100 % angst? Ja, tirsdag den 24. november 2026 kl. 16:00, Frederiksgade 7, 4. sal. Kontakt mig gerne.',
    'Mit navn:\r\nMit telefonnummer:',
    '(Skriv ikke CPR-nummer eller helbredsoplysninger i en almindelig mail.)',
  ])
})

it('writes to the centre about the course and its day, whatever the title holds', () => {
  const mail = new URL(courseMail(course, waitingListMessages))
  expect(mail.protocol + mail.pathname).toBe(`mailto:${site.email}`)
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(mail.searchParams.get('subject')).toBe(
    'Venteliste: Mød & forstå: 100 % angst? Ja, 24. november 2026',
  )
  expect(mail.searchParams.get('body')).toContain(
    'på venteliste til Mød & forstå: 100 % angst? Ja, tirsdag den 24. november 2026 kl. 16:00, ',
  )
})

it('spells what mail programs read literally as RFC 6068 asks: no plus signs, lines ended by CR LF', () => {
  const address = courseMail(course, waitingListMessages)
  expect(address).not.toContain('+')
  expect(address).toContain('Hej%0D%0A%0D%0ASkriv')
})
