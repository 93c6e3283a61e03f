import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { site as centre } from '@/content/site'
import { headTitles, headValues, structuredData } from '../../helpers/document-head'
import { noCourses, setUpSite } from '../../helpers/render-site'

const site = setUpSite()

const ORIGIN = centre.origin
const TITLE = /^.{3,} \| Center for Psykoedukation og Læring$/

beforeEach(() => {
  site.intercept(noCourses)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('a navigation replaces the head of the page, whose canonical address has no query', async () => {
  const user = site.open('/articles/makkerkorps-stilling?utm_source=mail#top')
  await screen.findByRole('heading', { level: 1 })
  expect(headValues('link[rel=canonical]', { attribute: 'href' })).toEqual([
    `${ORIGIN}/articles/makkerkorps-stilling`,
  ])
  const footer = screen.getByRole('contentinfo')
  await user.click(within(footer).getByRole('link', { name: 'Priser' }))
  await screen.findByRole('heading', { level: 1, name: 'Priser' })

  await waitFor(() => expect(headTitles()).toEqual([`Priser | ${centre.name}`]))
  expect(headValues('meta[name=description]')).toHaveLength(1)
  expect(headValues('link[rel=canonical]', { attribute: 'href' })).toEqual([`${ORIGIN}/prices`])
  expect(headValues('meta[property="og:type"]')).toEqual(['website'])
  expect(headValues('meta[property="article:published_time"]')).toEqual([])
})

test.each(['/findes-ikke', '/articles/findes-ikke', '/admin'])(
  'search engines are asked to leave out %s',
  async (path) => {
    site.open(path)
    await waitFor(() => expect(headTitles()).toEqual([expect.stringMatching(TITLE)]))
    expect(new Set(headValues('meta[name=robots]'))).toEqual(new Set(['noindex']))
    expect(headValues('link[rel=canonical]', { attribute: 'href' })).toEqual([])
    expect(headValues('meta[property]')).toEqual([])
    expect(structuredData()).toEqual([])
  },
)
