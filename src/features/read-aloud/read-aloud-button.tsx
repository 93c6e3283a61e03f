import { clsx } from 'clsx'
import { Volume2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { LazyPart } from '@/components/ui/lazy-part'
import { isNoDialogOpen } from '@/components/ui/open-dialog'
import { findDanishVoice, useHasDanishVoice } from '@/features/read-aloud/danish-voice'
import { readAloudMessages } from '@/features/read-aloud/messages'
import { lazyComponent } from '@/lib/lazy-component'

const ReadingControls = lazyComponent(() => import('@/features/read-aloud/reading-controls'))

/**
 * Reads the page aloud with the device's own Danish voice, for as long as the page is shown. The button's place is
 * kept where there is none, or where it is not known yet, so that nothing moves.
 * @param of the element that is read, the first of its kind on the page
 */
export function ReadAloudButton({ of }: { of: 'article' | 'main' }) {
  const hasVoice = useHasDanishVoice()
  const [reading, setReading] = useState<{ root: Element; voice: SpeechSynthesisVoice }>()
  const button = useRef<HTMLButtonElement>(null)

  function start(): void {
    try {
      window.speechSynthesis.cancel()
      // Safari speaks only for a page that has done so during a press, and the code may still be pending.
      window.speechSynthesis.speak(new SpeechSynthesisUtterance(''))
    } catch {
      // The controls try again, and say that it failed.
    }
    const root = document.querySelector(of)
    const voice = findDanishVoice()
    if (root && voice) setReading({ root, voice })
  }

  function stop(): void {
    setReading(undefined)
    button.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <Button
        ref={button}
        variant="soft"
        size="small"
        onPointerEnter={ReadingControls.prefetch}
        onFocus={ReadingControls.prefetch}
        onClick={reading ? stop : start}
        className={clsx('shrink-0 noscript:hidden', !hasVoice && 'invisible')}
      >
        <Volume2 aria-hidden />
        <span>{reading ? readAloudMessages.stop : readAloudMessages.start}</span>
      </Button>
      {reading && (
        <LazyPart failed={readAloudMessages.failed} isWanted={isNoDialogOpen} onClose={stop}>
          <ReadingControls {...reading} onStop={stop} />
        </LazyPart>
      )}
    </>
  )
}
