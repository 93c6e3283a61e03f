/** The texts of the buttons that copy a URL. */
export const copyLink = {
  label: 'Kopiér link',
  copied: {
    title: 'Linket er kopieret',
    text: 'Nu kan du sætte det ind, hvor du vil dele det.',
    tone: 'success',
  },
  byHand: 'Linket blev ikke kopieret. Kopiér det selv herfra:',
} as const
