import { clsx } from 'clsx'
import { Volume2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { siteReplaced } from '@/content/error-pages'
import { findDanishVoice, useHasDanishVoice } from '@/features/read-aloud/danish-voice'
import { readAloudMessages } from '@/features/read-aloud/messages'
import { dynamicImport } from '@/lib/dynamic-import'

const controls = dynamicImport(
  'controls for reading aloud',
  async () => (await import('@/features/read-aloud/reading-controls')).ReadingControls,
  { failed: readAloudMessages.failed, replaced: siteReplaced },
)

type Reading = {
  root: Element
  voice: SpeechSynthesisVoice
  Controls: NonNullable<Awaited<ReturnType<typeof controls.load>>>
}

/**
 * Reads the page aloud with the device's own Danish voice, for as long as the page is shown. The button's place is
 * kept where there is none, or where it is not known yet, so that nothing moves.
 * @param of the element that is read, the first of its kind on the page
 */
export function ReadAloudButton({ of }: { of: 'article' | 'main' }) {
  const hasVoice = useHasDanishVoice()
  const [reading, setReading] = useState<Reading>()
  const button = useRef<HTMLButtonElement>(null)

  async function start(): Promise<void> {
    try {
      window.speechSynthesis.cancel()
      // Safari speaks only for a page that has done so during a press, and the code may still be pending.
      window.speechSynthesis.speak(new SpeechSynthesisUtterance(''))
    } catch {
      // The controls try again, and say that it failed.
    }
    const Controls = await controls.load()
    const root = document.querySelector(of)
    const voice = findDanishVoice()
    if (Controls && root && voice) setReading({ root, voice, Controls })
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
        onPointerEnter={controls.preload}
        onFocus={controls.preload}
        onClick={reading ? stop : start}
        className={clsx('shrink-0 noscript:hidden', !hasVoice && 'invisible')}
      >
        <Volume2 aria-hidden />
        <span>{reading ? readAloudMessages.stop : readAloudMessages.start}</span>
      </Button>
      {reading && <reading.Controls root={reading.root} voice={reading.voice} onStop={stop} />}
    </>
  )
}
