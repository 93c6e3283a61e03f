import type { Location } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'

// Their way through a visit: e2e/visitor-pages.spec.ts.

function entry(key: string, pathname: string): Location {
  return { key, pathname, search: '', hash: '', state: null }
}

/** A module of its own, as after a reload of the tab. */
async function openTab() {
  vi.resetModules()
  return import('@/app/scroll-positions')
}

beforeEach(() => sessionStorage.clear())

test('a scroll position survives a reload for its own entry and address alone', async () => {
  const before = await openTab()
  vi.stubGlobal('scrollY', 1800)
  before.rememberPosition(entry('default', '/prices'))
  before.storePositions()

  const after = await openTab()
  expect(after.positionAt(entry('default', '/prices'))).toBe(1800)
  // Every typed address has the key 'default'.
  expect(after.positionAt(entry('default', '/terms'))).toBeUndefined()
})

test('unreadable scroll positions in the storage count as none', async () => {
  sessionStorage.setItem('scroll-positions', '{')
  const tab = await openTab()
  expect(tab.positionAt(entry('a', '/prices'))).toBeUndefined()
})
