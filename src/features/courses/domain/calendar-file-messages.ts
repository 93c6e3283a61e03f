// Words of calendar files, apart from those of the pages, which do not download them before a file is asked for.

/** A course in a calendar, added as a file or subscribed to as the feed. */
export const calendarFileMessages = {
  name: (centre: string, type?: string) => (type ? `${type}: ${centre}` : `Kurser: ${centre}`),
  readMore: (url: string) => `Læs mere: ${url}`,
  /** 'Ro (del 2 af 3)' */
  titleOfPart: (title: string, part: string) => `${title} (${part.toLowerCase()})`,
  offTitle: {
    cancelled: (title: string) => `AFLYST: ${title}`,
    postponed: (title: string) => `UDSAT: ${title}`,
  },
  cancelled: 'Kurset er aflyst.',
  /** One date of a series, of which others may take place. */
  dateCancelled: 'Denne dato er aflyst.',
  price: (price: string) => `Pris: ${price}`,
  signUp: {
    link: (url: string) => `Læs mere og tilmeld dig: ${url}`,
    mail: (email: string) => `Skriv til os om en plads: ${email}`,
    waitingList: (email: string) => `Udsolgt. Skriv til os om en plads på ventelisten: ${email}`,
  },
  begun: (email: string) => `Forløbet er begyndt. Har du spørgsmål, så skriv til os: ${email}`,
  fileName: (date: string) => `kursus-${date}.ics`,
}
