/** The numbers for emergencies, for the pages that a visitor in need may open first. The only place that names them. */
export const urgentHelp = {
  heading: 'Er det akut?',
  lead: 'Ring, også hvis du er i tvivl. Du behøver ikke have ordene klar.',
  /** Said by screen readers where the box appears while somebody types. */
  announcement: 'Er det akut? Efter søgefeltet står numre, du kan ringe til.',
  numbers: [
    { tel: '112', number: '112', name: 'Alarmcentralen', about: 'Når der er fare lige nu' },
    { tel: '116111', number: '116\u00A0111', name: 'BørneTelefonen', about: 'For børn og unge' },
    {
      tel: '70201201',
      number: '70\u00A0201\u00A0201',
      name: 'Livslinien',
      about: 'Tanker om selvmord',
    },
    { tel: '1813', number: '1813', name: 'Akuttelefonen', about: 'I Region Hovedstaden' },
  ],
} as const
