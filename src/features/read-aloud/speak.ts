/** How long a voice may take until it is heard; phones load theirs when it is first asked for. */
const START_MS = 4_000
/** How long it may then go on without an event, which is more than any sentence takes. */
const STUCK_MS = 60_000

/**
 * Lets a voice say a sentence. One that is not heard is asked once more, since Chrome on Android can ignore what it
 * is told until it is told to be silent.
 * @param rate 1 is the device's own speed
 * @param onStart it is heard; may be called more than once
 * @param onFailure it broke off, was not heard at all, or went silent without saying so
 * @returns ends it; none of the three is called after that
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
  // Held here as well: Chromium never tells the end of one that has been collected as garbage.
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

/** Silences the device, whatever it is saying. */
export function cancelSpeech(): void {
  try {
    window.speechSynthesis.cancel()
  } catch {
    // An engine that cannot even be silenced says nothing.
  }
}
