/**
 * An amount in whole kroner as Danish writes it, kept on one line: `1.200 kr.` Without Intl, whose first use
 * takes a slow phone 70 ms, and here in the middle of taking a page over.
 */
export function kroner(amount: number): string {
  return `${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}\u00A0kr.`
}
