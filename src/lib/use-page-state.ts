import { useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * A state that begins anew with every step to another page, by a link or by the browser's buttons. To set it late, on
 * behalf of a page that has been left, changes nothing on the next.
 */
export function usePageState<State>(initial: State): [State, (state: State) => void] {
  const { key } = useLocation()
  const [stored, setStored] = useState({ key, state: initial })
  if (stored.key !== key) setStored({ key, state: initial })
  const setState = useCallback((state: State) => setStored({ key, state }), [key])
  return [stored.key === key ? stored.state : initial, setState]
}
