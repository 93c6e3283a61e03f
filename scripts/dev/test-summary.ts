import * as z from 'zod'

export type TestCounts = { passed: number; failed: number; skipped: number }

export type StepResult = {
  name: string
  hasPassed: boolean
  durationMs: number
  /** Only for steps that have run and reported tests. */
  counts?: TestCounts | undefined
}

const NO_TESTS: TestCounts = { passed: 0, failed: 0, skipped: 0 }

const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }))

const playwrightReport = z
  .object({
    stats: z.object({
      expected: z.number(),
      flaky: z.number(),
      unexpected: z.number(),
      skipped: z.number(),
    }),
  })
  .transform(({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }))

const REPORTS = { vitest: vitestReport, playwright: playwrightReport }

/** Counts the tests in a runner's JSON report. */
export function readCounts(runner: keyof typeof REPORTS, json: string): TestCounts {
  return REPORTS[runner].parse(JSON.parse(json))
}

/**
 * The table of all steps, with a machine-readable last line. A failed step without failed tests (a type error, a file
 * that cannot be loaded) counts as one failure, so that '0 failed' always means success.
 */
export function summarise(results: readonly StepResult[]): string {
  const rows = results.map(({ name, hasPassed, durationMs, counts }) => [
    name,
    hasPassed ? 'passed' : 'FAILED',
    inSeconds(durationMs),
    counts ? describeCounts(counts) : '',
  ])
  const totalMs = results.reduce((sum, { durationMs }) => sum + durationMs, 0)
  const passed = results.reduce((sum, { counts = NO_TESTS }) => sum + counts.passed, 0)
  const failed = results.reduce((sum, result) => sum + countFailures(result), 0)
  return [
    ...alignColumns([...rows, ['Total', '', inSeconds(totalMs), '']]),
    '',
    `${passed} passed, ${failed} failed`,
  ].join('\n')
}

function countFailures({ hasPassed, counts = NO_TESTS }: StepResult): number {
  return hasPassed ? counts.failed : Math.max(1, counts.failed)
}

function describeCounts({ passed, failed, skipped }: TestCounts): string {
  return `${passed} of ${passed + failed} tests${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function inSeconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(1)} s`.padStart(8)
}

function alignColumns(rows: readonly string[][]): string[] {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widthOf(column)))
      .join('  ')
      .trimEnd(),
  )
}
