import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'

/**
 * Words by which the common lists of ad blockers (EasyList, EasyPrivacy, EasyList Cookie, AdGuard) refuse a path on any
 * site. A shortlist that keeps them from coming back, not a copy of the lists.
 */
const BLOCKED_WORDS =
  /cookie|consent|gdpr|banner|pop-?up|adblock|advert|\bads?\b|sponsor|affiliate|analytics|track(ing|er)|beacon|pixel|telemetry/

test('no path that the development server serves has a name that ad blockers refuse', async () => {
  const files = await readdir('src', { recursive: true })
  expect(files).toContain('main.tsx')
  expect(files.filter((file) => BLOCKED_WORDS.test(file))).toEqual([])
})
