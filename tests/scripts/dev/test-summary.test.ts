import { expect, test } from 'vitest'
import { readCounts, summarise } from '../../../scripts/dev/test-summary'

test('the summary reads the reports of both runners, and refuses any other', () => {
  const vitest = { numPassedTests: 40, numFailedTests: 2, numPendingTests: 4 }
  const playwright = { stats: { expected: 14, unexpected: 1, skipped: 5 } }
  expect(readCounts(JSON.stringify(vitest))).toEqual({ passed: 40, failed: 2, skipped: 4 })
  expect(readCounts(JSON.stringify(playwright))).toEqual({ passed: 14, failed: 1, skipped: 5 })
  expect(() => readCounts('{}')).toThrow()
})

test('the summary has a row for each step, and counts a failed step without failed tests', () => {
  const unit = { passed: 40, failed: 0, skipped: 1 }
  const browser = { passed: 12, failed: 3, skipped: 0 }
  const results = [
    { name: 'Types', hasPassed: false, durationMs: 3210 },
    { name: 'Unit tests', hasPassed: true, durationMs: 1000, counts: unit },
    { name: 'Browser tests', hasPassed: false, durationMs: 61_000, counts: browser },
  ]
  const summary = summarise(results, 64_100)
  expect(summary.split('\n').slice(1)).toEqual([
    'Step                   Seconds  Passed  Failed  Skipped',
    'Types          FAILED      3.2',
    'Unit tests     passed      1.0      40       0        1',
    'Browser tests  FAILED     61.0      12       3        0',
    'Total                     64.1',
    '',
    '52 passed, 4 failed',
  ])
})
