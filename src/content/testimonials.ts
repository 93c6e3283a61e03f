/**
 * PLACEHOLDERS until there are quotes that somebody has agreed to: one or two sentences in everyday words,
 * each from a different situation, never a diagnosis with an age and a place. The author of spec 3
 * is left out, because it is always empty and never shown.
 */
export type Testimonial = { readonly quote: string }

/** The six of the front page. */
export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'Jeg forstår endelig, hvorfor jeg bliver så træt. Nu kan jeg også forklare det for andre.',
  },
  {
    quote: 'Vi var endt med at kæmpe mod hinanden hver morgen. Nu står vi på samme side.',
  },
  {
    quote:
      'Min makker siger ikke, hvad jeg skal. Han spørger, og så har jeg faktisk lyst til at komme med.',
  },
  {
    quote:
      'Vi fik ord for noget, vi havde mærket i årevis. Det gjorde det lettere at tale med skolen.',
  },
  {
    quote: 'Jeg troede, at jeg var doven. Men jeg havde bare ikke flere kræfter.',
  },
  {
    quote:
      'De lovede os ikke guld og grønne skove. Til gengæld blev de ved, også da det var svært.',
  },
]

/** The four of the page for customers of the insurance partner. */
export const customerTestimonials: readonly Testimonial[] = [
  {
    quote:
      'Jeg ringede uden at vide, hvad jeg skulle sige. Da vi lagde på, vidste jeg, hvad vi skulle begynde med.',
  },
  {
    quote:
      'Vi fik en plan, som vi kunne forstå, og en fast person at spørge. Det gav ro, også på arbejdet.',
  },
  {
    quote:
      'Ingen skældte os ud på grund af skærmen. Vi begyndte med det, der allerede gik godt herhjemme.',
  },
  {
    quote: 'Efter første gang spurgte min datter selv, hvornår hun skulle af sted igen.',
  },
]
