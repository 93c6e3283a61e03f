import { useSyncExternalStore } from 'react'

// Android writes da_DK.
const DANISH = /^da([-_]|$)/i

/**
 * A Danish voice of the device itself. One that is not local would send the page's words, and with them what
 * somebody reads about, to whoever runs it.
 */
export function findDanishVoice(): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in window)) return undefined
  const voices = window.speechSynthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && DANISH.test(lang))
  return voices.find((voice) => voice.default) ?? voices[0]
}

/** Whether the device can read Danish aloud. Browsers know their voices only a moment after they are asked. */
export function useHasDanishVoice(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => findDanishVoice() !== undefined,
    () => false,
  )
}

function subscribe(onChange: () => void): () => void {
  // Missing in old browsers, and in some no target of events.
  const synthesis: Partial<SpeechSynthesis> | undefined = window.speechSynthesis
  synthesis?.addEventListener?.('voiceschanged', onChange)
  return () => synthesis?.removeEventListener?.('voiceschanged', onChange)
}
