import { useRef } from 'react'

/** spec 9, UI. */
const TYPE_AHEAD_RESET_MS = 1_000

/** Moves the focus among the links of a menu: arrow keys, Home, End, and typeahead with the letters of a second. */
export function useMenuKeys() {
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
  if (key === 'End') return count - 1
}
