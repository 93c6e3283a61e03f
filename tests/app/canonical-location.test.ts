import { expect, test } from 'vitest'
import { canonicalPath } from '@/app/canonical-location'

test.each([
  ['/', '/'],
  ['/courses/', '/courses'],
  ['/KURSER/', '/kurser'],
  ['//courses//', '/courses'],
  ['/Courses/Index.html', '/courses'],
  ['/index.html', '/'],
  ['/Services/Skolevaegring.htm', '/services/skolevaegring'],
  ['/articles/makkerkorps-stilling)', '/articles/makkerkorps-stilling'],
  ['/courses).', '/courses'],
  ['/courses%3E', '/courses'],
  ['/courses%2F', '/courses'],
  ['/kurser%E2%80%9D', '/kurser'],
  ['/)', '/'],
])('the address %s is that of the page %s', (address, page) => {
  expect(canonicalPath(address)).toBe(page)
})

test.each([
  '/findes-ikke.html',
  '/Findes-Ikke)',
  '/skolev%C3%A6gring',
  '/courses/findes-ikke',
  '/%5CEvil.com.',
  '/courses%E0%A4%A',
])(
  'the unknown address %s stays as it is, unless the document of a copy names its page',
  (address) => {
    expect(canonicalPath(address)).toBe(address)
    expect(canonicalPath(address, { pathname: address, page: '/courses' })).toBe('/courses')
    expect(canonicalPath(address, { pathname: '/arkiv', page: '/courses' })).toBe(address)
  },
)
