/**
 * The median.
 *
 * @throws when there are none
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing')
  return (lower + upper) / 2
}

/**
 * The median of the pairwise ratios. A temporarily slow machine slows both of a pair, so it is more robust than the ratio
 * of the medians.
 *
 * @throws when the lists are not of the same length, or empty
 */
export function medianRatio(over: readonly number[], under: readonly number[]): number {
  return median(
    over.map((value, index) => {
      const other = under[index]
      if (other === undefined || over.length !== under.length) {
        throw new Error(`${over.length} measurements cannot be paired with ${under.length}`)
      }
      return value / other
    }),
  )
}
