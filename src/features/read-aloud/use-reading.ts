import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PageSentence } from '@/features/read-aloud/page-sentences'
import { cancelSpeech, speak } from '@/features/read-aloud/speak'
import { prefersReducedMotion } from '@/lib/reading-preferences'

// Both are styled in src/index.css; the attribute marks the paragraph where there is no Custom Highlight API.
const HIGHLIGHT = 'read-aloud'
const ATTRIBUTE = 'data-read-aloud'

/**
 * Reads sentences aloud, one after the other; highlights the current one and scrolls along. Resuming begins the sentence
 * again, since phones lose the rest of a paused one. Another rate (1 is the device's default) applies at once.
 */
export function useReading({
  sentences,
  voice,
  rate,
  onEnd,
  onFailure,
}: {
  sentences: readonly PageSentence[]
  voice: SpeechSynthesisVoice
  rate: number
  onEnd: () => void
  onFailure: (wasHeard: boolean) => void
}) {
  const [index, setIndex] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const wasHeard = useRef(false)
  const end = useEffectEvent(onEnd)
  const fail = useEffectEvent(onFailure)

  const sentence = sentences[index]
  const previous = sentences[index - 1]

  useEffect(() => {
    if (!sentence) return end()
    // Not for a reader who has scrolled away.
    if (!previous || isInView(previous)) bringIntoView(sentence)
    return markSentence(sentence)
  }, [sentence, previous])

  useEffect(() => {
    if (!sentence || isPaused) return
    return speak(sentence.words, {
      voice,
      rate,
      onStart() {
        wasHeard.current = true
      },
      onEnd: () => setIndex((before) => before + 1),
      onFailure: () => fail(wasHeard.current),
    })
  }, [sentence, voice, rate, isPaused])

  useEffect(() => {
    // Browsers continue to speak after the page is left.
    window.addEventListener('pagehide', cancelSpeech)
    return () => window.removeEventListener('pagehide', cancelSpeech)
  }, [])

  return { isPaused, setIsPaused }
}

/** Highlights a sentence. @returns removes the highlight */
function markSentence({ range }: PageSentence): () => void {
  if (typeof Highlight === 'undefined') {
    const block = range.startContainer.parentElement
    block?.setAttribute(ATTRIBUTE, '')
    return () => block?.removeAttribute(ATTRIBUTE)
  }
  CSS.highlights.set(HIGHLIGHT, new Highlight(range))
  return () => {
    CSS.highlights.delete(HIGHLIGHT)
  }
}

/** Whether any of the sentence is in view: the reader then has not scrolled away. */
function isInView({ range }: PageSentence): boolean {
  const { top, bottom } = range.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** Scrolls the sentence into the upper half of the window, unless it is near there already. */
function bringIntoView({ range }: PageSentence): void {
  const { top, bottom } = range.getBoundingClientRect()
  const height = window.innerHeight
  if (top >= height * 0.15 && bottom <= height * 0.65) return
  window.scrollBy({
    top: top - height * 0.3,
    behavior: prefersReducedMotion() ? 'auto' : 'smooth',
  })
}
