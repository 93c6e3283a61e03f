const day = danishFormat({ dateStyle: 'medium' })
const time = danishFormat({ timeStyle: 'short' })

/** '24. nov. 2026 kl. 10.32', in Denmark. @param moment as the server writes it, with its distance from UTC */
export function formatMoment(moment: string): string {
  const date = new Date(moment)
  return `${day.format(date)} kl. ${time.format(date)}`
}

function danishFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('da-DK', { ...options, timeZone: 'Europe/Copenhagen' })
}
