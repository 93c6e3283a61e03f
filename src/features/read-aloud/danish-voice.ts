import { useSyncExternalStore } from 'react'

// Android writes da_DK.
const DANISH = /^da([-_]|$)/i

/** Not every engine dispatches `voiceschanged` once its voices are loaded. */
const RECHECK_MS = 3_000

/** A Danish voice of the device. A remote voice would send the page's text to a third party. */
export function findDanishVoice(): SpeechSynthesisVoice | undefined {
  try {
    const voices = window.speechSynthesis
      .getVoices()
      .filter(({ lang, localService }) => localService && DANISH.test(lang))
    return voices.find((voice) => voice.default) ?? voices[0]
  } catch {
    // In-app browsers lack all of the API or parts of it.
    return undefined
  }
}

/** Whether the device has a Danish voice. Browsers load their voices after the first request for them. */
export function useHasDanishVoice(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => findDanishVoice() !== undefined,
    () => false,
  )
}

function subscribe(onChange: () => void): () => void {
  // Missing in some browsers; in others without addEventListener.
  const engine: Partial<SpeechSynthesis> | null | undefined = window.speechSynthesis
  engine?.addEventListener?.('voiceschanged', onChange)
  const recheck = setTimeout(onChange, RECHECK_MS)
  return () => {
    engine?.removeEventListener?.('voiceschanged', onChange)
    clearTimeout(recheck)
  }
}
