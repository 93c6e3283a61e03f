import { expect, it } from 'vitest'
import { projectKey } from '../../supabase/functions/_shared/project-key'

it.each([
  ['the new keys', '{"default":"sb_new"}', 'older', 'sb_new'],
  ['no new keys', undefined, 'older', 'older'],
  ['an empty list of new keys', '{}', 'older', 'older'],
  ['new keys that are no JSON', 'sb_new', 'older', 'older'],
  ['neither', undefined, undefined, undefined],
])(
  'a function with %s in its environment uses the right key',
  (_what, keys, olderKey, expected) => {
    expect(projectKey(keys, olderKey)).toBe(expected)
  },
)
