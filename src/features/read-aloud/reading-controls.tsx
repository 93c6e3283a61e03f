import { Pause, Play, Square } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/native-select'
import { controlsMessages, readingSpeeds } from '@/features/read-aloud/controls-messages'
import { findPageSentences } from '@/features/read-aloud/page-sentences'
import { useReading } from '@/features/read-aloud/use-reading'
import { bottomInset } from '@/lib/bottom-inset'
import { moveFocus } from '@/lib/move-focus'
import { useStore } from '@/lib/store'
import { showToast } from '@/lib/toast-store'

/** The last chosen speed, kept for the next page. */
let chosenRate = 1

/** Reads while mounted, with the controls at the bottom of the window. `onStop` is called at the end of the text too. */
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
  const [rate, setRate] = useState(chosenRate)
  const room = useStore(bottomInset, 0)
  const { isPaused, setIsPaused } = useReading({
    sentences,
    voice,
    rate,
    onEnd: onStop,
    onFailure(wasHeard) {
      showToast(wasHeard ? controlsMessages.interrupted : controlsMessages.silent)
      onStop()
    },
  })

  return (
    <section
      aria-label={controlsMessages.name}
      onKeyDown={({ key }) => key === 'Escape' && onStop()}
      style={{ bottom: `calc(1rem + ${room}px)` }}
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
