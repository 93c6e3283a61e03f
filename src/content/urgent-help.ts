import type { RichText } from '@/content/rich-text'

/** Emergency numbers, for the pages that a visitor in need may open first. */
export const urgentHelp: RichText = [
  { strong: 'Er det akut?' },
  ' Ring ',
  { label: '112', href: 'tel:112' },
  '. Børn og unge kan ringe til BørneTelefonen på ',
  { label: '116\u00A0111', href: 'tel:116111' },
  '. Har du tanker om selvmord, kan du ringe til Livslinien på ',
  { label: '70\u00A0201\u00A0201', href: 'tel:70201201' },
  '. I Region Hovedstaden har Akuttelefonen nummer ',
  { label: '1813', href: 'tel:1813' },
  '.',
]
