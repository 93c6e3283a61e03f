import type { IllustrationName } from '@/illustrations/illustration-name'

const LOGO = 'logo-mark'

let texts: ReadonlyMap<IllustrationName, string | undefined> = new Map()
let logo: string | undefined

/** Downloads all illustrations, once. @throws if the download fails; the next call tries again */
export async function loadIllustrations(): Promise<void> {
  const { illustrationSvgs } = await import('@/illustrations/illustration-svgs')
  texts = illustrationSvgs
}

/** Downloads the code for one illustration. @throws if the download fails */
export async function loadIllustration(name: IllustrationName): Promise<void> {
  if (name !== LOGO) return loadIllustrations()
  // The administration shows only the logo, and need not download all illustrations.
  const mark = await import('@/illustrations/logo-mark.svg?raw')
  logo = mark.default
}

/** The SVG, or undefined until it is downloaded. */
export function illustrationSvg(name: IllustrationName): string | undefined {
  return texts.get(name) ?? (name === LOGO ? logo : undefined)
}
