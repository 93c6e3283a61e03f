/** What leads on from a card; what it is about follows for screen readers. */
export const readMore = 'Læs mere'
