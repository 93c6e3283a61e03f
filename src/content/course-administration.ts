import { clockInCopenhagen, todayInCopenhagen } from '@/lib/copenhagen-time'
import { formatNumber } from '@/lib/format-number'
import { formatDate, type LocalDate } from '@/lib/local-date'

// The words of the panel; those of its dialogs are loaded with them (course-dialogs.ts).
// Strings of the specification stand letter by letter; the others follow the site's copy guide.

function placesText(available: number, max: number): string {
  return `${formatNumber(available)} af ${formatNumber(max)} ledige`
}

export type ListWords = ReturnType<typeof listWords>

/** The words of a list that is shown a page at a time. */
function listWords(one: string, several: string, none = `0 ${several}`) {
  return {
    pages: `Sider med ${several}`,
    count(count: number) {
      if (count === 0) return none
      return count === 1 ? `1 ${one}` : `${formatNumber(count)} ${several}`
    },
    range: (first: number, last: number, count: number) =>
      `Viser ${formatNumber(first)}-${formatNumber(last)} af ${formatNumber(count)} ${several}`,
  }
}

/** The course administration (spec 2, Admin dashboard). */
export const adminCourseMessages = {
  title: 'Admin Panel',
  subtitle: 'Administrer kurser og begivenheder',
  loading: 'Indlæser admin panel...',
  create: 'Opret kursus',
  tableTitle: 'Kurser',
  columns: {
    title: 'Titel',
    date: 'Dato',
    time: 'Tid',
    type: 'Type',
    location: 'Lokation',
    actions: 'Handlinger',
  },
  empty: 'Ingen kurser fundet',
  loadFailed: 'Kurserne kunne ikke hentes.',
  /** By error code. */
  causes: { '42501': 'Du har ikke rettigheder til at se kurser.' },
  rowActions: {
    edit: 'Rediger',
    copy: 'Kopiér',
    poster: 'Opslag',
    cancel: 'Aflys eller udsæt',
    decide: 'Genåbn eller aflys',
    reopen: 'Genåbn',
    delete: 'Slet',
  },
  rowAction: (action: string, title: string) => `${action} ${title}`,
  places: {
    count: placesText,
    saved: (title: string, available: number, max: number, before: number) =>
      `${title}: ${placesText(available, max)}, før ${formatNumber(before)}`,
    saving: (places: number) => `Gemmer ${formatNumber(places)} …`,
    fewer: (title: string) => `Én ledig plads færre: ${title}`,
    more: (title: string) => `Én ledig plads mere: ${title}`,
  },
  /** @param moment milliseconds since 1970 */
  savedAt: (moment: number) => `Gemt kl. ${clockInCopenhagen(moment)}`,
  showOnSite: 'Vis på hjemmesiden',
  pastCourses: (count: number, isShown: boolean) =>
    `${formatNumber(count)} tidligere kurser · ${isShown ? 'Skjul' : 'Vis'}`,
  undo: 'Fortryd',
  deletedList: 'Slettede kurser',
  closeDeletedList: 'Luk slettede kurser',
  deleted: (title: string, count: number) =>
    count === 1 ? `Slettet: ${title}` : `Slettet, ${formatNumber(count)} datoer: ${title}`,
  showSeries: 'Vis forløbets datoer',
}

/** The toasts of the administration (spec 8). The message of a failure follows `loadFailed` and `changesFailed`. */
export const adminCourseToasts = {
  errorTitle: 'Fejl',
  successTitle: 'Succes',
  loadFailed: 'Kunne ikke hente kurser',
  changesFailed: 'Kunne ikke hente ændringer',
  dialogFailed: {
    title: 'Fejl',
    text: 'Vinduet kunne ikke åbnes. Tjek din internetforbindelse, og prøv igen.',
    tone: 'destructive',
  },
  logFailed: {
    title: 'Fejl',
    text: 'Ændringerne kunne ikke vises. Tjek din internetforbindelse, og prøv igen.',
    tone: 'destructive',
  },
} as const

/** The table's search, filters and pages. */
export const adminListMessages = {
  search: 'Søg i kurser',
  view: 'Vis',
  views: {
    all: 'Alle',
    coming: 'Kommende',
    past: 'Tidligere',
    cancelled: 'Aflyste',
    postponed: 'Udsatte',
    moved: 'Flyttede',
  },
  onlySeries: 'Kun ét forløb',
  withCount: (view: string, count: number) => `${view} (${formatNumber(count)})`,
  order: 'Sortér efter',
  orders: {
    date: 'Dato, tidligste først',
    latest: 'Dato, seneste først',
    title: 'Titel',
    type: 'Type',
    location: 'Lokation',
    places: 'Færrest ledige pladser',
  },
  download: 'Hent som CSV',
  fileName: (today: LocalDate) => `kurser-${today}.csv`,
  words: listWords('kursus', 'kurser'),
  wordsOfComing: listWords('kommende kursus', 'kommende kurser'),
  noMatch: 'Ingen kurser matcher',
  noMatchHelp: 'Prøv med færre ord, eller vis alle kurser.',
  showAll: 'Vis alle kurser',
  retry: 'Prøv igen',
}

export const pagerMessages = {
  previous: 'Forrige',
  next: 'Næste',
  position: (page: number, count: number) => `Side ${formatNumber(page)} af ${formatNumber(count)}`,
}

export const courseChangeMessages = {
  title: 'Ændringer',
  intro: 'Se, hvem der har oprettet, ændret og slettet kurser det seneste år.',
  show: 'Vis ændringer',
  loading: 'Henter ændringer …',
  loadFailed: 'Ændringerne kunne ikke hentes.',
  /** By error code. */
  causes: { '42501': 'Du har ikke rettigheder til at se ændringer.' },
  words: listWords('ændring', 'ændringer', 'Ingen ændringer endnu'),
  actions: {
    insert: 'Oprettet',
    update: 'Ændret',
    delete: 'Slettet',
  },
  /** @param moment as the server sends it, with its offset from UTC */
  at: (moment: string) => {
    const date = new Date(moment)
    return `${formatDate(todayInCopenhagen(date))} kl. ${clockInCopenhagen(date.getTime())}`
  },
  by: (person: string) => `af ${person}`,
  byNobody: 'uden for administrationen',
  becomes: 'ændret til',
  unreadable: 'Et kursus, der ikke kan vises',
  recreate: 'Opret igen',
  isBack: 'Står på listen igen',
}
