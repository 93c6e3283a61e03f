import { expect, test } from 'vitest'
import { nearestPages } from '@/features/search/nearest-pages'

function nearest(pathname: string): string[] {
  return nearestPages(pathname).map(({ title }) => title)
}

test.each([
  ['/skolevagring', 'Skolevægring'],
  ['/services/skolev%C3%A6gring', 'Skolevægring'],
  ['/priserne', 'Priser'],
  ['/services/psykoedukation', 'Psykoedukative Forløb'],
  ['/foraeldre-vejledning.html', 'Forældrevejledning'],
  ['/pfa', 'PFA-kunde'],
  ['/pirser', 'Priser'],
  ['/kontkat', 'Kontakt'],
])('the page nearest to %s is %s', (pathname, title) => {
  expect(nearest(pathname)[0]).toBe(title)
})

test.each(['/xyz', '/%E0%A4%A', '/selvmord', '/skole/selvskade', '/akut'])(
  'there is no page near %s',
  (pathname) => {
    expect(nearest(pathname)).toEqual([])
  },
)
