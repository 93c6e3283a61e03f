import { expect, test } from 'vitest'
import { site } from '@/content/site'
import { robots } from '@/found/robots'

test('names the sitemap by its whole address', () => {
  expect(robots().split('\n')).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
})

test('lets engines fetch everything, so that they read the noindex of the administration', () => {
  expect(robots()).toContain('User-agent: *')
  expect(robots()).not.toContain('Disallow')
})
