import { mainEntries, menus } from '@/content/navigation'
import { CurrentLink } from '@/features/navigation/current-link'
import { DropdownMenu } from '@/features/navigation/dropdown-menu'
import { usePageState } from '@/lib/use-page-state'

const linkClasses =
  "relative inline-flex min-h-11 items-center rounded-sm px-3.5 text-ui font-medium whitespace-nowrap no-underline hover:bg-muted aria-current:font-bold aria-current:after:absolute aria-current:after:inset-x-3.5 aria-current:after:bottom-0.5 aria-current:after:h-0.75 aria-current:after:rounded-full aria-current:after:bg-primary aria-current:after:content-['']"

/** The main menu of the header. One panel is open at a time. */
export function MainMenu() {
  const [openLabel, setOpenLabel] = usePageState('')
  return (
    <nav aria-label={menus.main} className="ml-auto max-xl:hidden">
      <ul className="flex items-center gap-0.5">
        {mainEntries.map((entry) =>
          'links' in entry ? (
            <DropdownMenu
              key={entry.label}
              {...entry}
              isOpen={openLabel === entry.label}
              onOpenChange={(isOpen) => setOpenLabel(isOpen ? entry.label : '')}
            />
          ) : (
            <li key={entry.to}>
              <CurrentLink to={entry.to} className={linkClasses}>
                {entry.label}
              </CurrentLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
