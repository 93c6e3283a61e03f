/** What a visitor reads where there is no page. */
export const notFound = {
  title: 'Siden findes ikke',
  code: '404',
  /** English by the owner's wish (spec 2, Not found). */
  message: 'Oops! Page not found',
  text: 'Siden findes ikke, eller adressen er forkert. Gå til forsiden, eller søg efter det, du skal bruge.',
  toHome: 'Til forsiden',
  toSearch: 'Søg',
  nearest: 'Måske mente du',
  /** Where no page resembles the address. */
  usual: 'Prøv en af disse sider',
  usualPages: ['services', 'prices', 'contact'],
} as const
