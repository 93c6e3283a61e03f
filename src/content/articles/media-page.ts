/** The words around the articles: on the list, on an article's page and in the front page's column. */
export const mediaPage = {
  title: 'Medier',
  lead: 'Podcasts, foredrag, omtale og ledige stillinger. Til dig, der står midt i det, og til dig, der hjælper.',
  documentTitle: 'Medier: podcasts, foredrag og ledige stillinger',
  description:
    'Podcasts, foredrag, presseomtale og ledige stillinger fra centret. Til familier og til fagfolk, der arbejder med børn og unge i mistrivsel.',
  search: 'Søg i artikler',
  categories: 'Kategorier',
  allCategories: 'Alle',
  readArticle: 'Læs artikel',
  count: (count: number) => (count === 1 ? '1 artikel' : `${count} artikler`),
  empty: 'Ingen artikler matcher din søgning.',
  emptyHelp: 'Prøv et kortere ord, eller se det hele.',
  showAll: 'Vis alle artikler',
} as const

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

export const newsColumn = {
  heading: 'Seneste Nyt',
  read: 'Læs',
  toArticles: 'Se alle nyheder',
} as const
