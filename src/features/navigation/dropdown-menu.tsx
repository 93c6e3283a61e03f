import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { MenuLink } from '@/content/navigation'
import { CurrentLink, useCurrentMenu } from '@/features/navigation/current-link'

/** spec 9, UI: a menu opens when the pointer has rested on it this long. */
const OPEN_DELAY_MS = 100
/** Tolerates a pointer that slips off the edge. */
const CLOSE_DELAY_MS = 150
/** spec 9, UI. */
const TYPE_AHEAD_RESET_MS = 1_000

/** An entry of the main menu with a panel of links, which are always in the document: CSS shows them without scripts. */
export function DropdownMenu({
  label,
  links,
  isOpen,
  className,
  onOpenChange,
}: {
  label: string
  links: readonly MenuLink[]
  isOpen: boolean
  /** Of the button, as of the links beside it. */
  className: string
  onOpenChange: (isOpen: boolean) => void
}) {
  const panelId = useId()
  const current = useCurrentMenu(links)
  const entry = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isUnderMouse = useRef(false)
  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onMenuKey = useMenuKeys()

  function close() {
    // A hidden element cannot keep the focus.
    if (entry.current?.contains(document.activeElement)) button.current?.focus()
    onOpenChange(false)
  }

  function openOnArrow(event: React.KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    flushSync(() => onOpenChange(true))
    entry.current?.querySelector('a')?.focus()
  }

  function hover(isOver: boolean) {
    isUnderMouse.current = isOver
    clearTimeout(hoverTimer.current)
    hoverTimer.current = isOver
      ? setTimeout(() => onOpenChange(true), OPEN_DELAY_MS)
      : setTimeout(close, CLOSE_DELAY_MS)
  }

  /** For the mouse only: a touch dispatches `pointerenter` too, and then a click. */
  function onHover(isOver: boolean) {
    return ({ pointerType }: React.PointerEvent) => {
      if (pointerType === 'mouse') hover(isOver)
    }
  }

  const openUnderMouse = useEffectEvent(() => hover(true))
  // A mouse that entered before hydration dispatches no further `pointerenter`.
  useEffect(() => {
    const isUnder = entry.current?.matches(':hover') && window.matchMedia('(hover: hover)').matches
    if (isUnder) openUnderMouse()
  }, [])

  function toggle({ detail }: React.MouseEvent) {
    // Hover has opened the panel before a mouse's click, which must not close it. A click by keyboard has detail 0.
    const isByMouse = isUnderMouse.current && detail > 0
    onOpenChange(!isOpen || isByMouse)
  }

  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  })
  const closeFromElsewhere = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !entry.current?.contains(target)) onOpenChange(false)
  })
  // A layout effect: Escape may be pressed as soon as the panel is visible.
  useLayoutEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    const { signal } = listening
    // On the document: a panel opened by hover does not contain the focus.
    document.addEventListener('keydown', closeOnEscape, { signal })
    document.addEventListener('focusin', closeFromElsewhere, { signal })
    document.addEventListener('pointerdown', closeFromElsewhere, { signal })
    return () => {
      listening.abort()
      clearTimeout(hoverTimer.current)
    }
  }, [isOpen])

  return (
    <li
      ref={entry}
      onPointerEnter={onHover(true)}
      onPointerLeave={onHover(false)}
      className="group/entry relative"
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-current={current}
        onClick={toggle}
        onKeyDown={openOnArrow}
        className={clsx(className, 'group gap-1.5 aria-expanded:bg-muted')}
      >
        <span data-label={label} className="steady-label">
          {label}
        </span>
        <ChevronDown
          aria-hidden
          className="size-4.5 transition-transform duration-150 group-aria-expanded:rotate-180"
        />
      </button>
      <ul
        id={panelId}
        onKeyDown={onMenuKey}
        className={clsx(
          "absolute top-full mt-2 left-0 w-80 rounded-lg border border-border bg-popover p-2.5 text-foreground shadow-lg before:absolute before:-top-2.5 before:left-0 before:h-2.5 before:w-full before:content-['']",
          !isOpen &&
            'hidden noscript:group-focus-within/entry:block noscript:group-hover/entry:block',
        )}
      >
        {links.map(({ label, to, help }) => (
          <li key={to}>
            <CurrentLink
              to={to}
              onClick={close}
              className="block min-h-11 rounded-sm px-3.5 py-2.5 no-underline hover:bg-accent focus-visible:bg-accent"
            >
              <b className="block font-display text-ui font-medium in-aria-current:font-semibold">
                {label}
              </b>
              <span className="block text-meta text-muted-foreground">{help}</span>
            </CurrentLink>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Moves the focus among the links of a menu: arrow keys, Home, End, and typeahead with the letters of a second. */
function useMenuKeys() {
  const typed = useRef({ text: '', at: 0 })

  function findTyped(event: React.KeyboardEvent, links: readonly HTMLElement[]) {
    if (event.key === ' ' || event.ctrlKey || event.metaKey) return
    const isContinued = event.timeStamp - typed.current.at < TYPE_AHEAD_RESET_MS
    const text = (isContinued ? typed.current.text : '') + event.key.toLocaleLowerCase('da')
    typed.current = { text, at: event.timeStamp }
    return links.find((link) => link.textContent.toLocaleLowerCase('da').startsWith(text))
  }

  return (event: React.KeyboardEvent<HTMLElement>): void => {
    const links = [...event.currentTarget.querySelectorAll('a')]
    if (event.key.length === 1) {
      findTyped(event, links)?.focus()
      return
    }
    const position = links.findIndex((link) => link.isSameNode(document.activeElement))
    const target = targetOf(event.key, position, links.length)
    if (target === undefined) return
    // Keeps the page from scrolling.
    event.preventDefault()
    links[target]?.focus()
  }
}

function targetOf(key: string, position: number, count: number): number | undefined {
  if (key === 'ArrowDown') return position + 1
  if (key === 'ArrowUp') return position - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
