/** The size of every image, in pixels. */
export const SHARE_IMAGE_WIDTH = 1200
export const SHARE_IMAGE_HEIGHT = 630

/** The images' descriptions, to which each page adds the section's and the centre's name. */
const alts = {
  home: 'Fugle på en gren over Københavns tage',
  about: 'Fem mennesker side om side, en af dem med en kanariefugl på skulderen',
  services: 'To fugle ved siden af en rede med en kanariefugl',
  courses: 'En kanariefugl synger for tre andre fugle',
  prices: 'En nyklækket fugleunge i en rede',
  articles: 'En kanariefugl på en avis',
  municipalities: 'En kanariefugl på et tag i København',
} as const

/** The sections of the site with an image of their own. */
export type ShareSection = keyof typeof alts

/** By the first segment of the path. */
const sections = new Map<string, ShareSection>([
  ['about', 'about'],
  ['services', 'services'],
  ['courses', 'courses'],
  ['prices', 'prices'],
  ['articles', 'articles'],
  ['viso', 'municipalities'],
  ['paragraffer', 'municipalities'],
])

/**
 * The image of a page's shared links: that of its section, or else of the front page.
 * @param path from the root, beginning with a slash
 */
export function shareImageOf(path: string) {
  const [, first = ''] = path.split('/')
  const section = sections.get(first) ?? 'home'
  return { path: `/share/${section}.png`, alt: alts[section] } as const
}

/** The image of a course, which the build draws for each page of a course that it writes. */
export function courseShareImagePath(id: string): string {
  return `/share/courses/${id}.png`
}
