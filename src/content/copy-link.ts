/** What the buttons say that copy an address, and what follows. */
export const copyLink = {
  label: 'Kopiér link',
  copied: {
    title: 'Linket er kopieret',
    text: 'Nu kan du sætte det ind, hvor du vil dele det.',
    tone: 'success',
  },
  byHand: 'Linket blev ikke kopieret. Kopiér det selv herfra:',
} as const
