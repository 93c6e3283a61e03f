/** The heading of a page's summary. */
export const inShortHeading = 'Kort fortalt'
