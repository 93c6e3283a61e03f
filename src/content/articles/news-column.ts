/** The words of the front page's column of articles. */
export const newsColumn = {
  heading: 'Seneste Nyt',
  read: 'Læs',
  toArticles: 'Se alle nyheder',
} as const
