import type { Fact } from '@/content/fact'
import { amounts } from '@/content/prices/amounts'
import { kroner } from '@/content/prices/kroner'

const CONVERSATIONS = '14 × 1\u00A0time'
const WITH_MEETINGS = `${CONVERSATIONS} plus 2\u00A0dialogmøder`

/**
 * The packages of the self-understanding course (spec 9, Prices), each with all that it holds. Package 3 adds to
 * package 2: 18.000 and five times 1.200 are its 24.000 kr.
 */
export const selfUnderstandingPackages = [
  { name: 'Pakke 1', note: CONVERSATIONS, value: kroner(amounts.selfUnderstandingPackage1) },
  { name: 'Pakke 2', note: WITH_MEETINGS, value: kroner(amounts.selfUnderstandingPackage2) },
  {
    name: 'Pakke 3',
    note: `${WITH_MEETINGS} og 5\u00A0gange forældrevejledning`,
    value: kroner(amounts.selfUnderstandingPackage3),
  },
] as const satisfies readonly Fact[]
