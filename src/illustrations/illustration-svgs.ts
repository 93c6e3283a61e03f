import { type IllustrationName, illustrationNames } from '@/illustrations/illustration-name'

const files = import.meta.glob<string>('./*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** All illustrations as SVG. Large: only illustrations.ts imports this module, and lazily. */
export const illustrationSvgs: ReadonlyMap<IllustrationName, string | undefined> = new Map(
  illustrationNames.map((name) => [name, files[`./${name}.svg`]]),
)
