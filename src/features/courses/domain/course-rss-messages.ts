import type { OffStatus } from './course-event.ts'

/** The words of the feed of new courses; it has others in common with calendar files. */
export const courseRssMessages = {
  description: 'Kommende kurser og foredrag, de nyeste først.',
  off: {
    cancelled: 'Kurset er aflyst.',
    postponed: 'Kurset er udsat – ny dato følger.',
  } satisfies Record<OffStatus, string>,
  series: (type: string, count: number) => `${type}, et forløb med ${count} datoer:`,
  when: (dayAndTime: string) => `Hvornår: ${dayAndTime}`,
  where: (location: string) => `Sted: ${location}`,
}
