import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { storageMessages } from '@/content/storage-choice'
import {
  askAgain,
  STORAGE_QUESTION_ID,
  useStorageChoice,
} from '@/features/storage-choice/storage-choice'

/** Asks about cookies again, and gets the focus back after the answer. */
export function StorageSettingsButton({ className }: { className?: string }) {
  const state = useStorageChoice()
  const { pathname } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const openedOn = useRef<string>(null)

  useEffect(() => {
    if (state !== 'saved') return
    // A navigation while the question was open may have removed the button.
    if (openedOn.current === pathname) button.current?.focus()
    openedOn.current = null
  }, [state, pathname])

  function onClick() {
    openedOn.current = pathname
    flushSync(askAgain)
    document.getElementById(STORAGE_QUESTION_ID)?.focus()
  }

  return (
    <button ref={button} type="button" onClick={onClick} className={className}>
      {storageMessages.settings}
    </button>
  )
}
