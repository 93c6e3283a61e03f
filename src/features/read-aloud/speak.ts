/**
 * Lets a voice say a sentence.
 * @param rate 1 is the device's own speed
 * @returns ends it; neither of the two is called after that
 */
export function speak(
  words: string,
  {
    voice,
    rate,
    onEnd,
    onFailure,
  }: { voice: SpeechSynthesisVoice; rate: number; onEnd: () => void; onFailure: () => void },
): () => void {
  const utterance = new SpeechSynthesisUtterance(words)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.rate = rate
  let isOver = false
  const once = (then: () => void) => () => {
    if (isOver) return
    isOver = true
    then()
  }
  utterance.onend = once(onEnd)
  utterance.onerror = once(onFailure)
  window.speechSynthesis.speak(utterance)
  // The utterance is held here as well: Chromium never tells the end of one that has been collected as garbage.
  return () => {
    utterance.onend = null
    utterance.onerror = null
    if (!isOver) window.speechSynthesis.cancel()
    isOver = true
  }
}
