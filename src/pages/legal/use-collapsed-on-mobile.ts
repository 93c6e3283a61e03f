import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { BELOW_MD } from '@/lib/media-query'
import { nameInHash } from '@/lib/name-in-link'

/**
 * Opens all sections (`details`) of an element on wide screens, and on phones only the one in the URL's hash.
 * @returns the ref of the element
 */
export function useCollapsedOnMobile() {
  const list = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()

  useLayoutEffect(() => {
    const phone = window.matchMedia(BELOW_MD)
    const setAll = (open: boolean) => {
      for (const section of list.current?.querySelectorAll('details') ?? []) section.open = open
    }
    const onChange = () => {
      if (!phone.matches) setAll(true)
    }
    onChange()
    if (list.current) list.current.dataset.folds = ''
    phone.addEventListener('change', onChange)
    return () => phone.removeEventListener('change', onChange)
  }, [])

  // A layout effect: before the page scrolls to the section. The key changes with every navigation, also to the same
  // hash.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    for (const section of list.current?.querySelectorAll('details') ?? []) {
      if (section.id === nameInHash(hash)) section.open = true
    }
  }, [hash, key])

  return list
}
