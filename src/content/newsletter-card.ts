// Strings of the specification stand letter by letter; the others follow the site's copy guide.

/** The card on the front page and below some articles (spec 2). */
export const newsletterCardMessages = {
  heading: 'Hold dig opdateret',
  text: 'Få besked om nye kurser, foredrag og artikler i din indbakke.',
  button: 'Tilmeld dig',
}
