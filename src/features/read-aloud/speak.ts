/** The longest time until a voice starts; phones load it at the first use. */
const START_MS = 4_000
/** The longest time without an event, more than any sentence takes. */
const STUCK_MS = 60_000

/**
 * Speaks a sentence. If the voice does not start it is tried once more, since Chrome on Android can ignore an utterance
 * until `cancel` is called.
 * @param onStart may be called more than once
 * @param onFailure the voice did not start, failed, or stopped without an event
 * @returns stops; none of the callbacks is called after that
 */
export function speak(
  words: string,
  {
    voice,
    rate,
    onStart,
    onEnd,
    onFailure,
  }: {
    voice: SpeechSynthesisVoice
    rate: number
    onStart: () => void
    onEnd: () => void
    onFailure: () => void
  },
): () => void {
  // Referenced here: Chromium dispatches no `end` for a garbage-collected utterance.
  let utterance: SpeechSynthesisUtterance | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  function stop(): void {
    clearTimeout(silence)
    if (!utterance) return
    utterance.onstart = utterance.onboundary = utterance.onend = utterance.onerror = null
    utterance = undefined
  }

  function fail(): void {
    stop()
    cancelSpeech()
    onFailure()
  }

  function begin(onSilence: () => void): void {
    try {
      utterance = new SpeechSynthesisUtterance(words)
      utterance.voice = voice
      utterance.lang = voice.lang
      utterance.rate = rate
      utterance.onstart = utterance.onboundary = () => {
        clearTimeout(silence)
        silence = setTimeout(fail, STUCK_MS)
        onStart()
      }
      utterance.onend = () => {
        stop()
        onEnd()
      }
      utterance.onerror = fail
      silence = setTimeout(onSilence, START_MS)
      window.speechSynthesis.speak(utterance)
    } catch {
      fail()
    }
  }

  begin(() => {
    stop()
    cancelSpeech()
    begin(fail)
  })
  return () => {
    const isOver = utterance === undefined
    stop()
    if (!isOver) cancelSpeech()
  }
}

/** Stops all speech of the device. */
export function cancelSpeech(): void {
  try {
    window.speechSynthesis.cancel()
  } catch {
    // An engine without `cancel` does not speak.
  }
}
