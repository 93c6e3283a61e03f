/**
 * Writes an unexpected failure to the console, once, without personal data.
 *
 * Messages of database and parser errors repeat visitors' input, and errors of PGlite have the statement's parameters, so
 * only the kind of error and the stack frames are logged.
 */
export function logFailure(where: string, error: unknown): void {
  if (!(error instanceof Error)) {
    console.error(`${where}: ${typeof error} thrown`)
    return
  }
  const code = 'code' in error ? ` ${String(error.code)}` : ''
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  console.error([`${where}: ${error.name}${code}`, ...frames].join('\n'))
}
