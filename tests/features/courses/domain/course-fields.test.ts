import { expect, it } from 'vitest'
import { PLANNED } from '@/features/courses/domain/course-event'
import { courseDifferences } from '@/features/courses/domain/course-fields'
import { courseValues, otherValues } from '../../../helpers/course'

const values = { ...courseValues, ...PLANNED }

it('versions that are stored as the same row have no differences', () => {
  const typed = { ...values, title: ` ${values.title}`, location: `${values.location} `, url: ' ' }
  expect(courseDifferences(typed, values)).toEqual([])
})

it('every field that differs is named, in the order and the words of the form', () => {
  expect(courseDifferences(values, otherValues)).toEqual([
    { label: 'Titel', before: 'Forældrekursus', after: 'Foredrag' },
    { label: 'Dato', before: '24. nov. 2026', after: '1. dec. 2026' },
    { label: 'Type', before: 'Forældrekurser', after: 'webinar' },
    { label: 'Starttidspunkt', before: '16:00', after: '17:00' },
    { label: 'Sluttidspunkt', before: '18:30', after: '19:00' },
    { label: 'Lokation', before: 'Frederiksgade 7, 4. sal', after: 'Online' },
    { label: 'Max deltagere', before: '20', after: '150' },
    { label: 'Ledige pladser', before: '12', after: '0' },
    { label: 'URL', before: 'Ikke udfyldt', after: 'https://eksempel.dk' },
    { label: 'Pris', before: 'Ikke udfyldt', after: '250 kr. pr. person' },
    { label: 'Forløb', before: 'Ikke udfyldt', after: 'Del af et forløb' },
    { label: 'Status', before: 'Planlagt', after: 'Aflyst' },
    { label: 'Besked', before: 'Ikke udfyldt', after: 'Lokalet var optaget' },
    { label: 'Flyttet fra', before: 'Ikke udfyldt', after: '17. nov. 2026 kl. 17:00' },
  ])
})

it('a field that is empty, or has no readable number, is not filled in', () => {
  const form = { ...values, title: '', date: '', type: '', availableSpots: Number.NaN }
  expect(courseDifferences(form, values)).toEqual([
    { label: 'Titel', before: 'Ikke udfyldt', after: 'Forældrekursus' },
    { label: 'Dato', before: 'Ikke udfyldt', after: '24. nov. 2026' },
    { label: 'Type', before: 'Ikke udfyldt', after: 'Forældrekurser' },
    { label: 'Ledige pladser', before: 'Ikke udfyldt', after: '12' },
  ])
})
