import { paths } from '@/content/paths'
import { site } from '@/content/site'

/** The first contact: by phone, or through the page with advice on safe mails. */
export const callOrWrite = [
  'Ring på ',
  { label: site.phone.label, href: site.phone.href },
  ` ${site.openingHours.inSentence}, eller `,
  { label: 'skriv til os', to: paths.contact },
  '.',
] as const
