import { expect, test } from 'vitest'
import { readCounts, summarise } from '../../../scripts/dev/test-summary'

const vitestJson = JSON.stringify({
  numPassedTests: 40,
  numFailedTests: 2,
  numPendingTests: 1,
  numTodoTests: 3,
  success: false,
})

const playwrightJson = JSON.stringify({
  stats: { expected: 12, unexpected: 1, flaky: 2, skipped: 5 },
})

function lastLine(text: string): string | undefined {
  return text.split('\n').at(-1)
}

test('the summary reads the counts of both runners', () => {
  expect(readCounts('vitest', vitestJson)).toEqual({ passed: 40, failed: 2, skipped: 4 })
  expect(readCounts('playwright', playwrightJson)).toEqual({ passed: 14, failed: 1, skipped: 5 })
})

test('the summary refuses a report that says nothing about tests', () => {
  expect(() => readCounts('vitest', playwrightJson)).toThrow()
  expect(() => readCounts('playwright', '')).toThrow()
})

test('the summary adds up the tests of all runners in the last line', () => {
  const summary = summarise([
    { name: 'Types', hasPassed: true, durationMs: 3000 },
    {
      name: 'Unit',
      hasPassed: true,
      durationMs: 1,
      counts: { passed: 40, failed: 0, skipped: 1 },
    },
    {
      name: 'Browser',
      hasPassed: false,
      durationMs: 1,
      counts: { passed: 12, failed: 3, skipped: 0 },
    },
  ])
  expect(lastLine(summary)).toBe('52 passed, 3 failed')
})

test('the summary counts a failed step without failed tests as one failure', () => {
  const counts = { passed: 40, failed: 0, skipped: 0 }
  const summary = summarise([
    { name: 'Types', hasPassed: false, durationMs: 1 },
    { name: 'Unit', hasPassed: false, durationMs: 1, counts },
  ])
  expect(lastLine(summary)).toBe('40 passed, 2 failed')
})

test('the summary draws a table with the result and time of each step', () => {
  const summary = summarise([
    { name: 'Types', hasPassed: true, durationMs: 3210 },
    {
      name: 'Browser tests',
      hasPassed: false,
      durationMs: 61_000,
      counts: { passed: 12, failed: 1, skipped: 2 },
    },
  ])
  expect(summary.split('\n')).toEqual([
    'Types          passed     3.2 s',
    'Browser tests  FAILED    61.0 s  12 of 13 tests, 2 skipped',
    'Total                    64.2 s',
    '',
    '12 passed, 1 failed',
  ])
})
