export const contact = {
  heading: 'Kontakt',
  lead: 'Vi ser frem til at høre fra dig.',
  labels: {
    phone: 'Telefon',
    email: 'E-mail',
    address: 'Adresse',
    openingHours: 'Åbningstider',
  },
} as const
