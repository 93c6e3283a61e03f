const WHOLE_NUMBER = /^[+-]?\d+$/
/** Thousands as Danes write them: '1.000' and '1 000', also with the no-break spaces that are copied from elsewhere. */
const GROUPED_BY_THOUSANDS = /^[+-]?\d{1,3}([.\s]\d{3})+$/

/**
 * The whole number that is typed into an input. Text without any digit counts as 0 (spec 5).
 * @returns NaN where there are digits that are no whole number ('1,5', '12 stk.') or that can be read in two ways
 *   ('1,000', '1.00'), so that the form refuses them instead of saving another number than the one meant
 */
export function parseNumberInput(text: string): number {
  const typed = text.trim()
  if (WHOLE_NUMBER.test(typed)) return Number(typed)
  if (GROUPED_BY_THOUSANDS.test(typed)) return Number(typed.replaceAll(/[.\s]/g, ''))
  return /\p{Number}/u.test(typed) ? Number.NaN : 0
}
