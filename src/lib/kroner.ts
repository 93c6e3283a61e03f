/**
 * An amount in whole kroner as Danish writes it, kept on one line: `1.200 kr.` Without Intl, which takes a slow
 * phone long to begin (docs/decisions.md).
 */
export function kroner(amount: number): string {
  return `${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}\u00A0kr.`
}
