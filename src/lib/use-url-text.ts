import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The text of a search box that is kept in the address (`?q=skole`), so that a reload, a shared link and the
 * back button bring it back. It is written past the router: each key press through it would be a navigation,
 * which React may show late and out of step with the typing.
 * @param parameter its name in the query
 */
export function useUrlText(parameter: string): [text: string, setText: (text: string) => void] {
  const { key, search } = useLocation()
  const fromUrl = { visit: key, text: new URLSearchParams(search).get(parameter) ?? '' }
  const [typed, setTyped] = useState(fromUrl)
  // A link or the browser's buttons led to another address of the same page.
  if (typed.visit !== key) setTyped(fromUrl)

  function setText(text: string): void {
    setTyped({ visit: key, text })
    const url = new URL(window.location.href)
    if (text === '') url.searchParams.delete(parameter)
    else url.searchParams.set(parameter, text)
    window.history.replaceState(window.history.state, '', url)
  }
  return [typed.visit === key ? typed.text : fromUrl.text, setText]
}
