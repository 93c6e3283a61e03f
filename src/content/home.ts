export const home = {
  title: 'Forside',
  heading: 'Ro, forståelse og en vej videre',
  lead: 'Psykoedukation og læringsstøtte til børn, unge og unge voksne med ADHD, autisme, angst, stress og skolevægring. Og til de voksne omkring dem.',
  toCourses: 'Se kommende kurser',
  toContact: 'Kontakt os',
} as const
