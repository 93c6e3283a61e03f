/** The texts of the page for unknown paths. */
export const notFound = {
  title: 'Siden findes ikke',
  code: '404',
  /** English by the owner's wish (spec 2, Not found). */
  message: 'Oops! Page not found',
  text: 'Siden findes ikke, eller adressen er forkert. Gå til forsiden, eller søg efter det, du skal bruge.',
  toHome: 'Til forsiden',
  toSearch: 'Søg',
  nearest: 'Måske mente du',
  /** Where no page is similar to the path. */
  usual: 'Prøv en af disse sider',
  usualPages: ['services', 'prices', 'contact'],
} as const
