import { expect, test } from 'vitest'
import {
  formatDateEntry,
  isImpossibleDate,
  parseDanishDate,
  parseDanishTime,
} from '@/features/courses/admin/danish-date-time'

const TODAY = '2026-11-23'

test.each([
  '24.11',
  '24.11.',
  '24/11',
  '24-11',
  '24 11',
  '2411',
  '24/11-26',
  '24.11.26',
  '24.11.2026',
  '24.11.2026.',
  ' 24. 11. 2026 ',
  '24-11-2026',
  '24/11/2026',
  '24, 11, 2026',
  '24 11 2026',
  '241126',
  '24112026',
  '24. november',
  '24 NOVEMBER',
  '24.november 2026',
  '24. nov. 2026',
  '24 nov 26',
  '24. november, 2026',
  '2026-11-24',
])('understands %j as 24 November 2026', (text) => {
  expect(parseDanishDate(text, TODAY)).toBe('2026-11-24')
})

test.each([
  ['23.11', '2026-11-23'],
  ['22.11', '2027-11-22'],
  ['31/12', '2026-12-31'],
  ['1/1', '2027-01-01'],
  ['1. maj', '2027-05-01'],
  ['29.2', '2028-02-29'],
])('takes %s without a year as the next one, %s', (text, date) => {
  expect(parseDanishDate(text, TODAY)).toBe(date)
})

test('finds the next 29 February across the year 2100, which has none', () => {
  expect(parseDanishDate('29. februar', '2096-02-29')).toBe('2096-02-29')
  expect(parseDanishDate('29. februar', '2096-03-01')).toBe('2104-02-29')
})

test.each([
  ['24.11.1999', '1999-11-24'],
  ['24.11.99', '2099-11-24'],
  ['24.11.00', '2000-11-24'],
  ['1.2.2200', '2200-02-01'],
])('takes the year of %s as it is written, %s', (text, date) => {
  expect(parseDanishDate(text, TODAY)).toBe(date)
})

test.each([
  '31.2',
  '31.11.2026',
  '29.2.2027',
  '2027-02-29',
  '0.1',
  '1.13',
  '32. maj',
  '12.25.2026',
])('finds %s in no calendar', (text) => {
  expect(parseDanishDate(text, TODAY)).toBeUndefined()
  expect(isImpossibleDate(text)).toBe(true)
})

test.each([
  '',
  '24',
  '241',
  '24.11.2',
  '24.11.202',
  '24.11.20266',
  '24..11',
  '24. no',
  '24. novembre',
  '24. tirsdag',
  'i morgen',
  'tirsdag den 24. november 2026',
  '-24.11.2026',
  '2026-11',
  '2026-11-24T10:00',
])('does not guess what %j means', (text) => {
  expect(parseDanishDate(text, TODAY)).toBeUndefined()
  expect(isImpossibleDate(text)).toBe(false)
})

test('writes a date as it stands in a field, and leaves anything else as it was typed', () => {
  expect(formatDateEntry('2026-01-04')).toBe('04.01.2026')
  expect(formatDateEntry('')).toBe('')
  expect(formatDateEntry('31.2')).toBe('31.2')
  expect(formatDateEntry('2027-02-31')).toBe('2027-02-31')
  expect(formatDateEntry('infinity')).toBe('infinity')
})

test.each([
  ['9', '09:00'],
  ['09', '09:00'],
  ['0', '00:00'],
  ['21', '21:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9.30', '09:30'],
  ['9:30', '09:30'],
  ['9,30', '09:30'],
  ['9 30', '09:30'],
  ['09.30', '09:30'],
  ['kl. 9', '09:00'],
  ['Kl 9.30', '09:30'],
  ['kl.21:05', '21:05'],
  [' 23:59 ', '23:59'],
  ['100', '01:00'],
])('understands %j as %s', (text, time) => {
  expect(parseDanishTime(text)).toBe(time)
})

test.each([
  '',
  'kl.',
  '24',
  '24:00',
  '9.60',
  '960',
  '9.3',
  '99',
  '9:30:00',
  '12345',
  '9 am',
  '-9',
  'ni',
])('does not guess what time %j is', (text) => {
  expect(parseDanishTime(text)).toBeUndefined()
})
