import { mailCaution } from '@/content/contact'

/** Shown beside a `mailto:` button, for computers without a mail program. */
export const mailByHand = {
  label: 'E-mail:',
  mention: (words: string) => `. Nævn ${words}.`,
} as const

/** The texts of the button that copies the centre's mail address, and of its toasts. */
export const copyEmail = {
  label: 'Kopiér e-mailadressen',
  copied: {
    title: 'E-mailadressen er kopieret',
    text: `Sæt den ind i en ny mail. ${mailCaution}`,
    tone: 'success',
  },
  byHand: 'E-mailadressen blev ikke kopieret. Kopiér den selv herfra:',
} as const
