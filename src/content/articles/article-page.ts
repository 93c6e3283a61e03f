/** The words around an article. */
export const articlePage = {
  back: 'Tilbage til Medier',
  offerHasEnded: 'Tilbuddet er udløbet',
  offerEndedOn: (date: string) => `Det gjaldt til og med ${date.replace('. ', '.\u00A0')}.`,
  readAlso: 'Læs også',
  readingTime: (minutes: number) => `${minutes}\u00A0min. læsning`,
  neighbours: 'Flere artikler',
  newer: 'Nyere artikel',
  older: 'Ældre artikel',
  newsletter: 'Få den næste artikel i din indbakke sammen med nyt om kurser og foredrag.',
  notFound: {
    title: 'Artikel ikke fundet',
    text: 'Den søgte artikel findes ikke eller er ikke længere tilgængelig.',
    toArticles: 'Se alle artikler',
  },
} as const
