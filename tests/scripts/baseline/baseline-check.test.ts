import { expect, test } from 'vitest'
import type { AcceptedUses } from '../../../scripts/baseline/accepted-uses'
import { createBaselineCheck, loadFinders } from '../../../scripts/baseline/baseline-check'

const find = await loadFinders()

function refusedInScript(code: string, accepted: AcceptedUses = {}) {
  const check = createBaselineCheck(find, accepted)
  check.readScript('src/page.ts', code)
  return check.verdict().refused
}

function refusedInDocument(html: string) {
  const check = createBaselineCheck(find, {})
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
  'if (typeof Highlight === "function") new Highlight()',
  'if ("navigation" in window) window.navigation.navigate(url)',
  'element.checkVisibility?.()',
  'toast.icon + props.popover',
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

test('an accepted feature is refused in another module, and reported where it is not used', () => {
  const use = 'Intl.DurationFormat in src/page.ts'
  const refusedWith = (accepted: string) =>
    refusedInScript('new Intl.DurationFormat("da")', { [accepted]: 'Shown without.' })
  expect(refusedWith(use)).toEqual([])
  expect(refusedWith('Intl.DurationFormat in src/menu.ts')).toHaveLength(1)
  const check = createBaselineCheck(find, { [use]: 'Shown without.' })
  check.readScript('src/page.ts', 'new Map()')
  expect(check.verdict()).toEqual({ refused: [], unused: [use] })
})
