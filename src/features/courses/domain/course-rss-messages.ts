import type { OffStatus } from './course-event.ts'

/** The words of the feed of new courses; it has others in common with calendar files. */
export const courseRssMessages = {
  description: 'Kommende kurser og foredrag, de nyeste først.',
  offTitles: {
    cancelled: (title: string) => `AFLYST: ${title}`,
    postponed: (title: string) => `UDSAT: ${title}`,
  } satisfies Record<OffStatus, (title: string) => string>,
  off: {
    cancelled: 'Kurset er aflyst.',
    postponed: 'Kurset er udsat – ny dato følger.',
  } satisfies Record<OffStatus, string>,
  series: (type: string, count: number) => `${type}, et forløb med ${count} datoer:`,
  when: (dayAndTime: string) => `Hvornår: ${dayAndTime}`,
  where: (location: string) => `Sted: ${location}`,
  /** A price of all dates together. */
  ofSeries: (price: string) => `${price} for hele forløbet`,
}
