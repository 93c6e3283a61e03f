/** The quiet panel colours of the design, by name. */
export const tints = {
  egg: 'bg-egg',
  peach: 'bg-peach',
  leaf: 'bg-leaf',
  sky: 'bg-sky',
  sun: 'bg-sun',
  stone: 'bg-stone',
  muted: 'bg-muted',
} as const

export type Tint = keyof typeof tints
