/** Gives the next number, from 0 up to but not including 1. */
export type Random = () => number

/** Numbers that look random and are the same for the same seed, an integer; those of neighbouring seeds are unlike. */
export function createRandom(seed: number): Random {
  // Mixed first, since the next seed would else give the same numbers one later.
  let counter = mix(seed)
  return () => {
    counter = (counter + 1) | 0
    return mix(counter) / 2 ** 32
  }
}

/** Changes about half of the bits for each bit that is different. */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x7feb352d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** @throws when there is nothing to choose from */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}

/** An integer from `least` to `most`. */
export function pickInteger(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1))
}
