/** One fact about a hosted project or its site, with a `remedy` where it does not hold. */
export type Finding = { fact: string; remedy?: string }

/** A fact that holds, or one that does not and its remedy. */
export function finding(fact: string, outcome: true | string): Finding {
  return outcome === true ? { fact } : { fact, remedy: outcome }
}

/** The facts as a list for the terminal, and whether all of them hold. */
export function report(findings: readonly Finding[]): { text: string; isHealthy: boolean } {
  const lines = findings.map(({ fact, remedy }) =>
    remedy ? `✗ ${fact}\n    ${remedy}` : `✓ ${fact}`,
  )
  return { text: lines.join('\n'), isHealthy: findings.every(({ remedy }) => !remedy) }
}
