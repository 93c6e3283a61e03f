import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The text of a search field that is kept in the URL (`?q=skole`), so that a reload, a shared link and the back button
 * restore it. Written without the router, to which each key press would be a visit (docs/decisions.md).
 */
export function useUrlText(parameter: string): [text: string, setText: (text: string) => void] {
  const { key, search } = useLocation()
  const [typed, setTyped] = useState<{ visit: string; text: string }>()

  function setText(text: string): void {
    setTyped({ visit: key, text })
    const url = new URL(window.location.href)
    if (text === '') url.searchParams.delete(parameter)
    else url.searchParams.set(parameter, text)
    window.history.replaceState(window.history.state, '', url)
  }
  // A link or the browser's buttons can lead to another query on the same page.
  const isOfThisVisit = typed?.visit === key
  return [isOfThisVisit ? typed.text : (new URLSearchParams(search).get(parameter) ?? ''), setText]
}
