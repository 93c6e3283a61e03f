/** What the buttons say that copy an address, and what follows. */
export const copyLink = {
  label: 'Kopiér link',
  copied: {
    title: 'Linket er kopieret',
    text: 'Nu kan du sætte det ind, hvor du vil dele det.',
    tone: 'success',
  },
  byHand: 'Linket kunne ikke kopieres af sig selv. Kopiér det herfra:',
} as const
