import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { BELOW_MD } from '@/lib/breakpoint'
import { nameInHash } from '@/lib/name-in-link'

/**
 * Unfolds the sections of the returned element, but on a phone, where they are their own list of contents, only the
 * one in the address, and later whatever a link or a wider window asks for. Nothing else touches what the reader has
 * opened.
 */
export function useFoldedOnPhones() {
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

  // Before the browser paints, and before the page scrolls to the section. The key changes with every click
  // on a link, also on one to the section that the address names already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    for (const section of list.current?.querySelectorAll('details') ?? []) {
      if (section.id === nameInHash(hash)) section.open = true
    }
  }, [hash, key])

  return list
}
