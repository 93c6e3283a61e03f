import { useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** State that every navigation resets. The setter of a page that has been left changes nothing on the next one. */
export function usePageState<State>(initial: State): [State, (state: State) => void] {
  const { key } = useLocation()
  const [stored, setStored] = useState({ key, state: initial })
  if (stored.key !== key) setStored({ key, state: initial })
  const setState = useCallback((state: State) => setStored({ key, state }), [key])
  return [stored.key === key ? stored.state : initial, setState]
}
