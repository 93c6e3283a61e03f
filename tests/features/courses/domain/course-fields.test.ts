import { expect, it } from 'vitest'
import { PLANNED } from '@/features/courses/domain/course-event'
import { courseDifferences } from '@/features/courses/domain/course-fields'
import { courseOf, courseValues, otherValues } from '../../../helpers/course'

const values = { ...courseValues, ...PLANNED }

it('versions that are stored as the same row have no differences', () => {
  const typed = { ...values, title: ` ${values.title}`, location: `${values.location} `, url: ' ' }
  expect(courseDifferences(typed, values)).toEqual([])
})

it('every field that differs is named, in the order and the words of the form', () => {
  expect(courseDifferences(values, { ...otherValues, ...PLANNED })).toEqual([
    { label: 'Titel', mine: 'Forældrekursus', stored: 'Foredrag' },
    { label: 'Dato', mine: '24. nov. 2026', stored: '1. dec. 2026' },
    { label: 'Type', mine: 'Forældrekurser', stored: 'webinar' },
    { label: 'Starttidspunkt', mine: '16:00', stored: '17:00' },
    { label: 'Sluttidspunkt', mine: '18:30', stored: '19:00' },
    { label: 'Lokation', mine: 'Frederiksgade 7, 4. sal', stored: 'Online' },
    { label: 'Max deltagere', mine: '20', stored: '150' },
    { label: 'Ledige pladser', mine: '12', stored: '0' },
    { label: 'URL', mine: 'Ikke udfyldt', stored: 'https://eksempel.dk' },
  ])
})

it.each(Object.entries(otherValues))('another %s is one difference', (field, value) => {
  expect(courseDifferences(courseOf(), { ...courseOf(), [field]: value })).toHaveLength(1)
})

it('the fields of a status differ too', () => {
  const stored = courseOf({
    status: 'moved',
    statusNote: 'Lokalet var optaget',
    movedFrom: { date: '2026-11-17', startTime: '17:00' },
  })
  expect(courseDifferences(courseOf(), stored)).toEqual([
    { label: 'Status', mine: 'Planlagt', stored: 'Flyttet' },
    { label: 'Besked', mine: 'Ikke udfyldt', stored: 'Lokalet var optaget' },
    { label: 'Flyttet fra', mine: 'Ikke udfyldt', stored: '17. nov. 2026 kl. 17:00' },
  ])
})

it('a field that is empty, or has no readable number, is not filled in', () => {
  const form = { ...values, title: '', date: '', type: '', availableSpots: Number.NaN }
  expect(courseDifferences(form, values)).toEqual([
    { label: 'Titel', mine: 'Ikke udfyldt', stored: 'Forældrekursus' },
    { label: 'Dato', mine: 'Ikke udfyldt', stored: '24. nov. 2026' },
    { label: 'Type', mine: 'Ikke udfyldt', stored: 'Forældrekurser' },
    { label: 'Ledige pladser', mine: 'Ikke udfyldt', stored: '12' },
  ])
})
