import { clsx } from 'clsx'
import { Volume2 } from 'lucide-react'
import { useRef, useState, useSyncExternalStore } from 'react'
import { LazyPart } from '@/components/boundaries/lazy-part'
import { Button } from '@/components/ui/button'
import { isNoDialogOpen } from '@/components/ui/open-dialog'
import { readAloudMessages } from '@/content/read-aloud'
import { lazyComponent } from '@/lib/lazy-component'

const ReadingControls = lazyComponent(() => import('@/features/read-aloud/reading-controls'))

/** Reads an element aloud with the device's Danish voice. Invisible, but in its place, until there is one. */
export function ReadAloudButton({ of }: { of: 'article' | 'main' }) {
  const hasVoice = useHasDanishVoice()
  const [reading, setReading] = useState<{ root: Element; voice: SpeechSynthesisVoice }>()
  const button = useRef<HTMLButtonElement>(null)

  function start(): void {
    try {
      window.speechSynthesis.cancel()
      // Safari requires the first speech to begin within a click, and the code may still be pending.
      window.speechSynthesis.speak(new SpeechSynthesisUtterance(''))
    } catch {
      // The controls try again, and show an error.
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

// Android writes da_DK.
const DANISH = /^da([-_]|$)/i

/** Not every engine dispatches `voiceschanged` once its voices are loaded. */
const RECHECK_MS = 3_000

/** A Danish voice of the device. A remote voice would send the page's text to a third party. */
function findDanishVoice(): SpeechSynthesisVoice | undefined {
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
function useHasDanishVoice(): boolean {
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
