import { expect, it } from 'vitest'
import { projectKey } from '../../supabase/functions/_shared/project-key'

it.each([
  ['the new keys', '{"default":"sb_new"}', 'older', 'sb_new'],
  ['no new keys', undefined, 'older', 'older'],
  ['an empty list of new keys', '{}', 'older', 'older'],
  ['new keys that are no JSON', 'sb_new', 'older', 'older'],
  ['a new key that is no text', '{"default":7}', 'older', 'older'],
  ['neither', undefined, undefined, undefined],
])('with %s takes the right one', (_what, keys, olderKey, expected) => {
  expect(projectKey(keys, olderKey)).toBe(expected)
})
