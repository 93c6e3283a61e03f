import { expect, test } from 'vitest'
import type { AcceptedUse } from '../../../scripts/baseline/accepted-uses'
import { createBaselineCheck, loadFinders } from '../../../scripts/baseline/baseline-check'

const find = await loadFinders()

function refusedInScript(code: string, accepted: readonly AcceptedUse[] = []) {
  const check = createBaselineCheck(find, accepted)
  check.readScript('src/page.ts', code)
  return check.verdict().refused
}

function refusedInDocument(html: string) {
  const check = createBaselineCheck(find, [])
  check.readDocument('about.html', html)
  return check.verdict().refused
}

test.each([
  ['window.AbortSignal.any([signal])', 'AbortSignal.any'],
  ['const { any } = AbortSignal', 'AbortSignal.any'],
  ['new URLSearchParams(search).size', 'URLSearchParams.prototype.size'],
  ['const query = new URLSearchParams(); f(query.size)', 'URLSearchParams.prototype.size'],
  ['new Set(one).union(other)', 'Set.prototype.union'],
  ["box['checkVisibility']()", 'Element.prototype.checkVisibility'],
  ['document.startViewTransition(update)', 'Document.prototype.startViewTransition'],
  ['new Intl.DurationFormat("da")', 'Intl.DurationFormat'],
  ['const WORD = /[\\p{L}--[a-z]]/v', 'RegExp.prototype.unicodeSets'],
])('a script with %s is refused, and %s is named', (code, feature) => {
  expect(refusedInScript(code)).toEqual([`src/page.ts: ${feature} is newer than the baseline.`])
})

test.each([
  'courses.toSorted(byDate).findLast(isOver)',
  'new Map(entries).size',
  'const query = new URLSearchParams(); query.toString()',
  'function close(CloseWatcher) { return new CloseWatcher() }',
  'typeof Highlight === "undefined"',
  '"navigation" in window',
])('a script with %s is not refused', (code) => {
  expect(refusedInScript(code)).toEqual([])
})

test.each([
  ['<script>const { promise } = Promise.withResolvers()</script>', 'Promise.withResolvers'],
  ['<style>p { field-sizing: content }</style>', 'field-sizing'],
  ['<style>p { display: ruby }</style>', 'display: ruby'],
  ['<style>p { color: light-dark(#000, #fff) }</style>', 'light-dark()'],
  ['<style>@starting-style { p { opacity: 0 } }</style>', '@starting-style'],
  ['<style>@media (scripting: none) { p { color: red } }</style>', '@media (scripting)'],
  ['<style>input:user-valid { color: green }</style>', ':user-valid'],
  ['<style>ul { &:hover { color: red } }</style>', '&'],
  ['<div popover="auto">Menu</div>', '<div popover>'],
  ['<link rel="expect" href="#end">', '<link rel="expect">'],
])('a document with %s is refused, and %s is named', (html, feature) => {
  expect(refusedInDocument(html)).toEqual([`about.html: ${feature} is newer than the baseline.`])
})

test.each([
  '<style>@supports (field-sizing: content) { p { field-sizing: content } }</style>',
  '<style>p { color: color-mix(in oklab, red 50%, transparent) } p:has(a) { inset: 0 }</style>',
  '<style>p { -webkit-user-select: all; user-select: all }</style>',
  '<script type="application/ld+json">{ "scheduler": "navigation" }</script>',
  '<a href="/about" tabindex="0" class="wrap">Om os</a>',
])('a document with %s is not refused', (html) => {
  expect(refusedInDocument(html)).toEqual([])
})

test('an accepted feature is refused in another module and without its guard, and reported when it is unused', () => {
  const code = 'if ("CloseWatcher" in window) new CloseWatcher()'
  const use: AcceptedUse = {
    features: ['CloseWatcher'],
    module: 'src/page.ts',
    guard: /"CloseWatcher" in window/,
    reason: 'Escape closes too.',
  }
  expect(refusedInScript(code, [use])).toEqual([])
  expect(refusedInScript(code, [{ ...use, module: 'src/menu.ts' }])).toHaveLength(1)
  expect(refusedInScript('new CloseWatcher()', [use])).toEqual([
    'src/page.ts: CloseWatcher is newer than the baseline, and its guard is gone: /"CloseWatcher" in window/.',
  ])
  const check = createBaselineCheck(find, [use])
  check.readScript('src/page.ts', 'new Map()')
  expect(check.verdict()).toEqual({ refused: [], unused: ['CloseWatcher in src/page.ts'] })
})
