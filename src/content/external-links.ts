/**
 * Every external link of the site. All open in a new tab. Those to example.com are
 * PLACEHOLDERS until the owner fills them in.
 */
export const externalLinks = {
  viso: 'https://www.sbst.dk/viso',
  // Each consolidation of a law has its own URL; its page links to a later one.
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

/** Appended to such a link for screen readers. */
export const opensInNewTab = '(åbner i nyt faneblad)'

export type ExternalLinkId = keyof typeof externalLinks
