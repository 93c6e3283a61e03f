/** The illustrations of page headers, and their ratio of width to height, which is reserved until they are there. */
export const headerRatios = {
  'service-aflastning': 'aspect-8/5',
  'service-foraeldre': 'aspect-8/5',
  'service-helhed': 'aspect-8/5',
  'service-kurser': 'aspect-8/5',
  'service-psykoedukation': 'aspect-8/5',
  'service-ressourceteam': 'aspect-8/5',
  'service-skoleindsats': 'aspect-8/5',
  'service-skolevaegring': 'aspect-8/5',
  'step-3-gren': 'aspect-3/2',
  'step-4-flugt': 'aspect-3/2',
  team: 'aspect-64/33',
} as const

export type HeaderIllustration = keyof typeof headerRatios
