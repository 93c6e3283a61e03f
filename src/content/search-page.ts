import { paths } from '@/content/paths'

/** The words of the site search (spec 2, Search). */
export const searchPage = {
  title: 'Søg',
  lead: 'Find en side, et kursus eller en artikel. Skriv det ord, du selv ville bruge.',
  documentTitle: 'Søg på hjemmesiden',
  description:
    'Søg i vores ydelser, priser, kurser og artikler, fx efter skolevægring, ADHD eller forældrevejledning.',
  label: 'Søg på hjemmesiden',
  placeholder: 'Søg efter emne, kategori eller nøgleord',
  examplesLabel: 'Prøv fx',
  examples: ['skolevægring', 'priser', 'ADHD'],
  found: (count: number, query: string) => `Fandt ${count} resultat(er) for "${query}"`,
  toPage: 'Gå til siden',
  articleBadge: 'Artikel',
  toArticle: 'Læs artikel',
  word: (term: string) => `Hvad betyder ”${term}”?`,
  answers: 'Her kan du finde svar',
  courses: 'Kommende kurser',
  /** Words that find every course. */
  anyCourse: 'kursus kurser',
  allCourses: 'Se alle kommende kurser',
  coursesPending: 'Søger blandt kurserne …',
  coursesFailed: 'Kurserne kan ikke hentes lige nu, så søgningen har ikke dem med.',
  submit: 'Søg',
  results: 'Resultater af søgningen',
  none: 'Ingen resultater fundet',
  noneHint: 'Prøv et andet eller et kortere ord, fx angst, forældre eller kommune.',
  clear: 'Ryd søgning',
  didYouMean: 'Mente du',
  suggestions: 'Måske leder du efter …',
  commonHeading: 'Sider, som mange leder efter',
  commonPages: [
    { label: 'Vores ydelser', to: paths.services },
    { label: 'Kurser og foredrag', to: paths.courses },
    { label: 'Priser', to: paths.prices },
    { label: 'Ordliste', to: paths.wordList },
    { label: 'Kontakt', to: paths.contact },
  ],
} as const
