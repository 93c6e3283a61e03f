import * as z from 'zod'
import { toText } from '../text-table.ts'

export type TestCounts = { passed: number; failed: number; skipped: number }

export type StepResult = {
  name: string
  hasPassed: boolean
  durationMs: number
  /** Only for steps that have run and reported tests. */
  counts?: TestCounts | undefined
}

const count = z.number()
const report = z.union([
  z.object({ numPassedTests: count, numFailedTests: count, numPendingTests: count }),
  z.object({ stats: z.object({ expected: count, unexpected: count, skipped: count }) }),
])

/** Counts the tests in a JSON report of Vitest or Playwright. */
export function readCounts(json: string): TestCounts {
  const counts = report.parse(JSON.parse(json))
  if ('stats' in counts) {
    const { expected, unexpected, skipped } = counts.stats
    return { passed: expected, failed: unexpected, skipped }
  }
  const { numPassedTests, numFailedTests, numPendingTests } = counts
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
}

/**
 * The table of all steps. In its last line a step that failed without a failed test counts as one failure.
 * @param durationMs of all of them, some of which ran at the same time
 */
export function summarise(results: readonly StepResult[], durationMs: number): string {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  const seconds = (durationMs: number) => (durationMs / 1000).toFixed(1)
  const table = toText({
    title: 'Result',
    columns: ['Step', '', 'Seconds', 'Passed', 'Failed', 'Skipped'],
    rows: [
      ...results.map(({ name, hasPassed, durationMs, counts }) => [
        name,
        hasPassed ? 'passed' : 'FAILED',
        seconds(durationMs),
        ...(counts ? [counts.passed, counts.failed, counts.skipped].map(String) : []),
      ]),
      ['Total', '', seconds(durationMs)],
    ],
  })
  const passed = sum(results.map(({ counts }) => counts?.passed ?? 0))
  const failed = sum(
    results.map(({ hasPassed, counts }) => Math.max(counts?.failed ?? 0, hasPassed ? 0 : 1)),
  )
  return `${table}\n\n${passed} passed, ${failed} failed`
}
