import { paths } from '@/content/paths'
import { site } from '@/content/site'

/** How one begins: by phone, or from the page that says what is safe to write. */
export const callOrWrite = [
  'Ring på ',
  { label: site.phone.label, href: site.phone.href },
  ` ${site.openingHours.inSentence}, eller `,
  { label: 'skriv til os', to: paths.contact },
  '.',
] as const
