// Words of calendar files, apart from those of the pages, which do not download them before a file is asked for.

/** A course in a calendar, added as a file or subscribed to as the feed. */
export const calendarFileMessages = {
  name: (centre: string, type?: string) => (type ? `${type}: ${centre}` : `Kurser: ${centre}`),
  readMore: (url: string) => `Læs mere: ${url}`,
  cancelledTitle: (title: string) => `AFLYST: ${title}`,
  cancelled: 'Kurset er aflyst.',
  price: (price: string) => `Pris: ${price}`,
  signUp: {
    link: (url: string) => `Læs mere og tilmeld dig: ${url}`,
    mail: (email: string) => `Skriv til os om en plads: ${email}`,
    waitingList: (email: string) => `Udsolgt. Skriv til os om en plads på ventelisten: ${email}`,
  },
  fileName: (date: string) => `kursus-${date}.ics`,
}
