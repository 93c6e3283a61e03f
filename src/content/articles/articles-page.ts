/** The words of the list of articles. */
export const articlesPage = {
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
