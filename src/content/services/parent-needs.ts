import type { NavigationLink } from '@/content/navigation'
import { paths } from '@/content/paths'

/** The needs of parents, in their own words: in the guide and on the front page. */
export const parentNeeds: readonly NavigationLink[] = [
  { label: 'Mit barn kan ikke komme i skole', to: paths.schoolRefusal },
  { label: 'Mit barn har brug for at forstå sig selv', to: paths.psychoeducation },
  { label: 'Jeg vil tale om hverdagen hjemme', to: paths.parentGuidance },
  { label: 'Vi har brug for en pause', to: paths.respite },
  { label: 'Mit barn mangler en, der kan gå med ud i hverdagen', to: paths.resourceTeam },
  { label: 'Jeg vil gerne møde andre forældre', to: `${paths.courses}#foraeldre` },
]
