import * as NavigationMenu from '@radix-ui/react-navigation-menu'
import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import type { MenuLink } from '@/content/navigation'
import { CurrentLink } from '@/features/navigation/current-link'

/** Specification 9, UI. */
const TYPE_AHEAD_RESET_MS = 1_000

/**
 * An entry of the main row that unfolds a panel of links: on click, Enter and, after the delay of the menu
 * around it, hover. Inside, arrow keys move, Escape closes, and typed letters lead to the link that begins
 * with them. It closes when the focus moves on.
 */
export function DropdownMenu({
  label,
  links,
  onLeave,
}: {
  label: string
  links: readonly MenuLink[]
  /** Asks the menu around it to close this entry. */
  onLeave: () => void
}) {
  const onTypeAhead = useTypeAhead()
  return (
    <NavigationMenu.Item
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onLeave()
      }}
    >
      <NavigationMenu.Trigger
        onClick={keepOpenUnderMouse}
        className="group inline-flex min-h-11 items-center gap-[0.35em] rounded-sm px-[0.85rem] text-ui font-medium hover:bg-muted data-[state=open]:bg-muted"
      >
        {label}
        <ChevronDown
          aria-hidden
          className="size-[1.05em] transition-transform duration-150 group-data-[state=open]:rotate-180"
        />
      </NavigationMenu.Trigger>
      <NavigationMenu.Content
        onKeyDown={onTypeAhead}
        className="absolute top-[calc(100%+0.5rem)] left-0 w-80 rounded-lg border border-border bg-popover p-2.5 text-popover-foreground shadow-lg before:absolute before:-top-2.5 before:left-0 before:h-2.5 before:w-full before:content-['']"
      >
        <ul>
          {links.map(({ label, to, help }) => (
            <li key={to}>
              <NavigationMenu.Link asChild>
                <CurrentLink
                  to={to}
                  className="block min-h-11 rounded-sm px-3.5 py-2.5 no-underline hover:bg-accent hover:text-accent-foreground focus-visible:bg-accent"
                >
                  <b className="block font-display text-ui font-medium in-aria-[current=page]:font-semibold">
                    {label}
                  </b>
                  <span className="block text-meta text-muted-foreground">{help}</span>
                </CurrentLink>
              </NavigationMenu.Link>
            </li>
          ))}
        </ul>
      </NavigationMenu.Content>
    </NavigationMenu.Item>
  )
}

/** Hover has opened the panel by the time of the click, which would close it again. Leaving it closes it. */
function keepOpenUnderMouse(event: React.MouseEvent<HTMLButtonElement, PointerEvent>): void {
  const isMouse = event.nativeEvent.pointerType === 'mouse'
  if (isMouse && event.currentTarget.ariaExpanded === 'true') event.preventDefault()
}

/** Moves the focus to the link that begins with the letters typed within the last second. */
function useTypeAhead() {
  const typed = useRef({ text: '', at: 0 })
  return (event: React.KeyboardEvent<HTMLElement>): void => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey) return
    const isContinued = event.timeStamp - typed.current.at < TYPE_AHEAD_RESET_MS
    const text = (isContinued ? typed.current.text : '') + event.key.toLocaleLowerCase('da')
    typed.current = { text, at: event.timeStamp }
    const links = [...event.currentTarget.querySelectorAll('a')]
    links.find((link) => link.textContent.toLocaleLowerCase('da').startsWith(text))?.focus()
  }
}
