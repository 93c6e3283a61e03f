import ICAL from 'ical.js'

/** A parsed iCalendar text. */
export type ParsedCalendar = {
  /** The value of one of the calendar's own properties. */
  property(name: string): string | undefined
  events: ParsedEvent[]
}

export type ParsedEvent = {
  uid: string
  title: string
  status: string | undefined
  location: string
  description: string
  url: string | undefined
  sequence: number
  /** As ISO 8601, in UTC. */
  start: string
  end: string | undefined
  stamp: string
}

/** Reads an iCalendar text with another library than the one that wrote it. */
export function parseCalendar(text: string): ParsedCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return {
    property: (name) => calendar.getFirstPropertyValue(name)?.toString(),
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
