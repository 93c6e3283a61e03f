import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * A state that begins anew with every step to another page, by a link or by the browser's buttons. Whoever sets
 * it late, on behalf of a page that has been left, changes nothing on the next.
 */
export function usePageState<State>(initial: State): [State, (state: State) => void] {
  const { key } = useLocation()
  const [stored, setStored] = useState({ key, state: initial })
  if (stored.key !== key) setStored({ key, state: initial })
  return [stored.key === key ? stored.state : initial, (state) => setStored({ key, state })]
}
