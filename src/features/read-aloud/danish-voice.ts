import { useSyncExternalStore } from 'react'

// Android writes da_DK.
const DANISH = /^da([-_]|$)/i

/** When to look for voices again, since not every engine tells that its own have come. */
const LOOK_AGAIN_MS = 3_000

/**
 * A Danish voice of the device itself. One that is not local would send the page's words, and with them what
 * somebody reads about, to whoever runs it.
 */
export function findDanishVoice(): SpeechSynthesisVoice | undefined {
  const voices = listVoices().filter(({ lang, localService }) => localService && DANISH.test(lang))
  return voices.find((voice) => voice.default) ?? voices[0]
}

/** None where there is no engine, which browsers inside other apps show by a missing part as well as by a missing whole. */
function listVoices(): readonly SpeechSynthesisVoice[] {
  const engine: Partial<SpeechSynthesis> | null | undefined = window.speechSynthesis
  if (!engine?.speak || !engine.cancel || typeof SpeechSynthesisUtterance !== 'function') return []
  try {
    return engine.getVoices?.() ?? []
  } catch {
    return []
  }
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
  // Missing in some browsers, and in others no target of events.
  const engine: Partial<SpeechSynthesis> | null | undefined = window.speechSynthesis
  engine?.addEventListener?.('voiceschanged', onChange)
  const secondLook = setTimeout(onChange, LOOK_AGAIN_MS)
  return () => {
    engine?.removeEventListener?.('voiceschanged', onChange)
    clearTimeout(secondLook)
  }
}
