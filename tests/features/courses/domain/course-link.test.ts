import { expect, it } from 'vitest'
import { courseLink } from '@/features/courses/domain/course-link'

it.each([
  'https://eksempel.dk',
  'http://eksempel.dk/kurser?uge=47#tilmeld',
  'HTTPS://EKSEMPEL.DK',
  'https://århus.dk/forældre',
  '//eksempel.dk/kursus',
])('the url %s is an external link', (url) => {
  expect(courseLink(url)).toEqual({ kind: 'external', href: url })
})

it.each(['/', '/contact', '/courses#supervision', '/articles?category=Foredrag', '/a//b'])(
  'stays on the site with %s',
  (url) => {
    expect(courseLink(url)).toEqual({ kind: 'internal', to: url })
  },
)

it.each([
  null,
  '',
  ' ',
  'javascript:alert(1)',
  'JavaScript://eksempel.dk/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'ftp://eksempel.dk',
  'mailto:x@eksempel.dk',
  'https:',
  'https:/eksempel.dk',
  'https://',
  'https:///eksempel.dk',
  '//',
  '///eksempel.dk',
  'eksempel.dk',
  'kursus',
  '#supervision',
  '?x',
  './contact',
  '\\\\eksempel.dk',
  '/\\eksempel.dk',
  '/a\\b',
  '/\t/eksempel.dk',
  '/\n/eksempel.dk',
  '/\u0000/eksempel.dk',
  ' /contact',
  '\t/contact',
  '\u00a0https://eksempel.dk',
  ' https://eksempel.dk',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
])('the url %j is no link', (url) => {
  expect(courseLink(url)).toEqual({ kind: 'none' })
})
