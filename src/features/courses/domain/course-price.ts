// The text must begin with the amount: what stands before it ('fra', 'op til', '100-') makes it another price.
const AMOUNT = /^(\d{1,6}|\d{1,3}\.\d{3})(?:,(\d\d|-))?\s?(?:kr\b|kroner\b)/i

/** In what follows the amount: another amount, or that a place costs more than this one. */
const ANOTHER_AMOUNT = /\d{3}|\d,-|\d\s?%|\bkr\b|kroner|ekskl|\+|\bpr\.?\s?(?:time|gang)/i

/**
 * The amount in kroner of a price's text, for machines, which read nothing else of it; undefined unless it is certain:
 * '250 kr. pr. person' has one, 'fra 100 kr.', '100-200 kr.' and '250 kr. ekskl. moms' have not.
 */
export function amountIn(price: string | null): number | undefined {
  if (price?.toLowerCase() === 'gratis') return 0
  const [amount = '', whole = '', decimals = ''] = AMOUNT.exec(price ?? '') ?? []
  if (!whole || ANOTHER_AMOUNT.test(`${price}`.slice(amount.length))) return undefined
  return Number(`${whole.replace('.', '')}.${decimals.replace('-', '')}`)
}
