/** A course as a notice for the wall of a school or a library. */
export const posterWords = {
  label: 'Opslag til opslagstavlen',
  failed: {
    title: 'Fejl',
    text: 'Opslaget kunne ikke hentes. Tjek din internetforbindelse, og prøv igen.',
    tone: 'destructive',
  },
  hours: (hours: string) => `kl. ${hours}`,
  place: 'Sted',
  price: 'Pris',
  audience: 'For',
  /** The way to a place. */
  signUp: {
    link: 'Læs mere, og tilmeld dig: Scan koden med telefonens kamera.',
    mail: 'Vil du have en plads? Scan koden med telefonens kamera, eller skriv til os.',
    waitingList: 'Udsolgt. Scan koden med telefonens kamera, hvis du vil på venteliste.',
    none: 'Læs mere: Scan koden med telefonens kamera.',
  },
  contact: (phone: string, email: string) => `Tlf. ${phone} · ${email}`,
  code: (address: string) => `QR-kode til ${address}`,
} as const
