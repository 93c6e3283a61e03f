/** The words of the frame around every page. */
export const frame = {
  skipToContent: 'Spring til indhold',
  newsletter: 'Nyhedsbrev',
  loading: 'Indlæser...',
} as const
