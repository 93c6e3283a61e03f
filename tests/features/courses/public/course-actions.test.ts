import { expect, it } from 'vitest'
import { site } from '@/content/site'
import { courseMail } from '@/features/courses/public/course-actions'
import { courseOf } from '../../../helpers/course'

const course = courseOf({ title: 'Mød & forstå: 100 % angst? Ja' })

it('the mail for a place names the course, its day, time and place, and says what not to write', () => {
  const mail = new URL(courseMail(course, 'mail'))
  expect(mail.protocol + mail.pathname).toBe(`mailto:${site.email}`)
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

it('the mail for the waiting list names the course, in the spelling of RFC 6068: no plus signs, lines ended by CR LF', () => {
  const address = courseMail(course, 'waitingList')
  const { searchParams } = new URL(address)
  expect(searchParams.get('subject')).toBe(
    'Venteliste: Mød & forstå: 100 % angst? Ja, 24. november 2026',
  )
  expect(searchParams.get('body')).toContain(
    'på venteliste til Mød & forstå: 100 % angst? Ja, tirsdag den 24. november 2026 kl. 16:00, ',
  )
  expect(address).not.toContain('+')
  expect(address).toContain('Hej%0D%0A%0D%0ASkriv')
})
