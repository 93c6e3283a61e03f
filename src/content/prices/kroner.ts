import { formatNumber } from '../../lib/format-number.ts'

/** Formats whole kroner with a no-break space: `1.200 kr.` */
export function kroner(amount: number): string {
  return `${formatNumber(amount)}\u00A0kr.`
}
