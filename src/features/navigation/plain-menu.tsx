import { mainEntries, menus, utilityLinks } from '@/content/navigation'
import { CurrentLink } from '@/features/navigation/current-link'

const links = [
  ...mainEntries.flatMap((entry) => ('links' in entry ? entry.links : entry)),
  ...utilityLinks,
]

/** The mobile menu without scripts. Exists only in the prerendered HTML; React does not render it in the browser. */
export function PlainMenu() {
  return <noscript>{import.meta.env.SSR && <Links />}</noscript>
}

function Links() {
  return (
    <nav aria-label={menus.main} className="border-b border-border py-2 xl:hidden">
      <ul className="wrap-wide flex flex-wrap gap-x-6">
        {links.map(({ label, to }) => (
          <li key={to}>
            <CurrentLink
              to={to}
              className="inline-flex min-h-11 items-center text-ui no-underline hover:underline aria-current:font-bold"
            >
              {label}
            </CurrentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
