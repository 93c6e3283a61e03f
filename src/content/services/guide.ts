import type { NavigationLink } from '@/content/navigation'
import { paths } from '@/content/paths'
import type { RichText } from '@/content/rich-text'
import { parentNeeds } from '@/content/services/parent-needs'

type Visitor = {
  /** The visitor's situation, in the first person. */
  readonly who: string
  /** The needs of such a visitor, each with its page. */
  readonly needs: readonly NavigationLink[]
}

/** Two questions that lead to the right page: the visitor's situation and need. */
export const guide: {
  readonly heading: string
  readonly lead: string
  readonly words: RichText
  readonly visitors: readonly Visitor[]
} = {
  heading: 'Hvem er du?',
  lead: 'Vælg det, der passer bedst på dig. Så viser vi vej til den side, du kan begynde med.',
  words: [
    'Møder du et fremmed ord, kan du slå det op i ',
    { label: 'ordlisten', to: paths.wordList },
    '.',
  ],
  visitors: [
    {
      who: 'Jeg er forælder',
      needs: parentNeeds,
    },
    {
      who: 'Jeg er ung eller voksen',
      needs: [
        {
          label: 'Jeg er fyldt 18 og vil forstå mig selv bedre',
          to: paths.psychoeducationAdults,
        },
        { label: 'Jeg er under 18 og vil forstå mig selv bedre', to: paths.psychoeducation },
        { label: 'Jeg mangler en, der kan gå med ud i hverdagen', to: paths.resourceTeam },
        { label: 'Jeg vil vide, hvad det koster', to: paths.prices },
      ],
    },
    {
      who: 'Jeg arbejder på en skole',
      needs: [
        { label: 'Vi vil forstå elever med særlige behov', to: paths.schoolInterventions },
        { label: 'En af vores elever kan ikke komme i skole', to: paths.schoolRefusal },
        { label: 'Vi vil have supervision', to: `${paths.courses}#supervision` },
        { label: 'Vi vil have et kursus eller et oplæg', to: `${paths.courses}#skreddersyede` },
      ],
    },
    {
      who: 'Jeg arbejder i en kommune',
      needs: [
        {
          label: 'Vi mangler én plan for barn, hjem og skole',
          to: paths.holisticInterventions,
        },
        { label: 'En ung har brug for en makker eller mentor', to: paths.resourceTeam },
        { label: 'En familie har brug for en pause', to: paths.respite },
        { label: 'Jeg vil se, hvilke paragraffer hjælpen hører under', to: paths.paragraphs },
        { label: 'Sagen skal gennem VISO', to: paths.viso },
      ],
    },
    {
      who: 'Jeg er PFA-kunde',
      needs: [
        { label: 'Jeg vil vide, hvordan jeg bruger min ordning', to: paths.pfaCustomer },
        { label: 'Jeg søger hjælp til mit barn', to: paths.psychoeducation },
        { label: 'Jeg søger hjælp til mig selv', to: paths.psychoeducationAdults },
      ],
    },
  ],
}
