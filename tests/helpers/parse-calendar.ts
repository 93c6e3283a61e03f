import ICAL from 'ical.js'

export type ParsedEvent = ReturnType<typeof parseCalendar>['events'][number]

/** Reads an iCalendar text with another library than the one that wrote it. Moments are in UTC, as ISO 8601. */
export function parseCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return {
    /** The value of one of the calendar's own properties. */
    property: (name: string) => calendar.getFirstPropertyValue(name)?.toString(),
    /** The names of its components. */
    components: calendar.getAllSubcomponents().map(({ name }) => name),
    events: calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component)
      const moment = (name: string) => {
        const value = component.getFirstPropertyValue(name)
        return value instanceof ICAL.Time ? value.toJSDate().toISOString() : undefined
      }
      return {
        uid: event.uid,
        title: event.summary,
        status: component.getFirstPropertyValue('status')?.toString(),
        transparency: component.getFirstPropertyValue('transp')?.toString(),
        location: event.location,
        description: event.description,
        url: component.getFirstPropertyValue('url')?.toString(),
        sequence: event.sequence,
        start: moment('dtstart') ?? '',
        end: moment('dtend'),
        stamp: moment('dtstamp') ?? '',
      }
    }),
  }
}
