/**
 * Every address outside the site that a page links to, once. All open in a new tab. Those on example.com are
 * PLACEHOLDERS until the owner fills them in.
 */
export const externalLinks = {
  viso: 'https://www.sbst.dk/viso',
  // Each consolidation of a law has an address of its own, and tells there when a later one has come.
  barnetsLov: 'https://www.retsinformation.dk/eli/lta/2025/282',
  folkeskoleloven: 'https://www.retsinformation.dk/eli/lta/2025/1100',
  ankestyrelsen: 'https://ast.dk/',
  naevneneshus: 'https://naevneneshus.dk/',
  datatilsynet: 'https://www.datatilsynet.dk/',
  podcast: 'https://example.com/podcast',
  musicStreaming: 'https://example.com/lyt',
  ticketing: 'https://example.com/billetter',
  talks: 'https://example.com/social-talks',
  facebook: 'https://example.com/facebook',
  instagram: 'https://example.com/instagram',
  linkedin: 'https://example.com/linkedin',
} as const

/** Tells screen readers, behind the words of such a link. */
export const opensInNewTab = '(åbner i nyt faneblad)'

export type ExternalLinkId = keyof typeof externalLinks
