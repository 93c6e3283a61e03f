import { Pause, Play, Square } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/native-select'
import { controlsMessages, readingSpeeds } from '@/content/reading-controls'
import { findPageSentences, type PageSentence } from '@/features/read-aloud/page-sentences'
import { cancelSpeech, speak } from '@/features/read-aloud/speak'
import { bottomInset } from '@/lib/bottom-inset'
import { moveFocus } from '@/lib/move-focus'
import { prefersReducedMotion } from '@/lib/reading-preferences'
import { useStore } from '@/lib/store'
import { showToast } from '@/lib/toast-store'

// Both are styled in src/index.css; the attribute marks the paragraph where there is no Custom Highlight API.
const HIGHLIGHT = 'read-aloud'
const ATTRIBUTE = 'data-read-aloud'

/** The last chosen speed, kept for the next page. */
let chosenRate = 1

/**
 * Reads sentence after sentence while mounted, highlights the current one and scrolls along, with the controls at the
 * bottom of the window. Resuming begins the sentence again, since phones lose the rest of a paused one.
 * @param onStop called at the end of the text too
 */
export default function ReadingControls({
  root,
  voice,
  onStop,
}: {
  root: Element
  voice: SpeechSynthesisVoice
  onStop: () => void
}) {
  const [sentences] = useState(() => findPageSentences(root))
  const [index, setIndex] = useState(0)
  const [rate, setRate] = useState(chosenRate)
  const [isPaused, setIsPaused] = useState(false)
  const wasHeard = useRef(false)
  const inset = useStore(bottomInset, 0)
  const readOn = useEffectEvent(() => {
    if (index + 1 < sentences.length) setIndex(index + 1)
    else onStop()
  })
  const fail = useEffectEvent(() => {
    showToast(wasHeard.current ? controlsMessages.interrupted : controlsMessages.silent)
    onStop()
  })

  const sentence = sentences[index]
  const previous = sentences[index - 1]

  useEffect(() => {
    if (!sentence) return
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
      onEnd: () => readOn(),
      onFailure: () => fail(),
    })
  }, [sentence, voice, rate, isPaused])

  useEffect(() => {
    // Browsers continue to speak after the page is left.
    window.addEventListener('pagehide', cancelSpeech)
    return () => window.removeEventListener('pagehide', cancelSpeech)
  }, [])

  return (
    <section
      aria-label={controlsMessages.name}
      onKeyDown={({ key }) => key === 'Escape' && onStop()}
      style={{ bottom: `calc(1rem + ${inset}px)` }}
      className="fixed inset-x-3 z-40 mx-auto flex w-fit flex-wrap items-center justify-center gap-2 rounded-xl border border-border bg-popover p-2.5 text-foreground shadow-lg print:hidden"
    >
      <Button
        // Called when it is mounted, so that the next key press pauses.
        ref={moveFocus}
        size="small"
        onClick={() => setIsPaused(!isPaused)}
        className="min-w-28 max-sm:px-3"
      >
        {isPaused ? (
          <Play aria-hidden className="fill-current" />
        ) : (
          <Pause aria-hidden className="fill-current" />
        )}
        <span>{isPaused ? controlsMessages.resume : controlsMessages.pause}</span>
      </Button>
      <Button variant="outline" size="small" onClick={onStop} className="max-sm:px-3">
        <Square aria-hidden className="fill-current" />
        {controlsMessages.stop}
      </Button>
      <NativeSelect
        aria-label={controlsMessages.speed}
        value={rate}
        onChange={({ target }) => {
          chosenRate = Number(target.value)
          setRate(chosenRate)
        }}
      >
        {readingSpeeds.map(({ label, rate }) => (
          <option key={rate} value={rate}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </section>
  )
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
