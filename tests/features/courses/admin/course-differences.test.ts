import { expect, it } from 'vitest'
import { courseDifferences } from '@/features/courses/admin/course-differences'
import type { CourseEventValues } from '@/features/courses/domain/course-event'
import { courseValues } from '../../../helpers/course'

const values: CourseEventValues = { ...courseValues, location: 'København K', availableSpots: 3 }

it('finds no differences between versions that are stored as the same row', () => {
  const typed = { ...values, title: ' Forældrekursus', location: 'København K ', url: ' ' }
  expect(courseDifferences(typed, values)).toEqual([])
})

it('names every field that differs, in the order and the words of the form', () => {
  const stored: CourseEventValues = {
    title: 'Foredrag',
    date: '2026-12-01',
    startTime: '17:00',
    endTime: '19:00',
    location: 'Online',
    type: 'foredrag',
    maxParticipants: 150,
    availableSpots: 0,
    url: 'https://eksempel.dk',
  }
  expect(courseDifferences(values, stored)).toEqual([
    { label: 'Titel', mine: 'Forældrekursus', stored: 'Foredrag' },
    { label: 'Dato', mine: '24. nov. 2026', stored: '1. dec. 2026' },
    { label: 'Type', mine: 'Forældrekurser', stored: 'Foredrag' },
    { label: 'Starttidspunkt', mine: '16:00', stored: '17:00' },
    { label: 'Sluttidspunkt', mine: '18:30', stored: '19:00' },
    { label: 'Lokation', mine: 'København K', stored: 'Online' },
    { label: 'Max deltagere', mine: '20', stored: '150' },
    { label: 'Ledige pladser', mine: '3', stored: '0' },
    { label: 'URL', mine: 'Ikke udfyldt', stored: 'https://eksempel.dk' },
  ])
})

it('compares a half-empty form, and an unknown type', () => {
  const form = { ...values, title: '', date: '', type: '' }
  expect(courseDifferences(form, { ...values, type: 'webinar' })).toEqual([
    { label: 'Titel', mine: 'Ikke udfyldt', stored: 'Forældrekursus' },
    { label: 'Dato', mine: 'Ikke udfyldt', stored: '24. nov. 2026' },
    { label: 'Type', mine: 'Ikke udfyldt', stored: 'webinar' },
  ])
})

it('shows an unreadable number as empty', () => {
  expect(courseDifferences({ ...values, availableSpots: Number.NaN }, values)).toEqual([
    { label: 'Ledige pladser', mine: 'Ikke udfyldt', stored: '3' },
  ])
})
