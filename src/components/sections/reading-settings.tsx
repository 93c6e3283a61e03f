import { Check } from 'lucide-react'
import { switchClasses, switchOptionClasses } from '@/components/sections/theme-switch'
import { COMFORTS, type Comfort, chooseComfort, useComfort } from '@/lib/reading-comfort'

const labels: Record<Comfort, string> = {
  'larger-text': 'Større tekst',
  calm: 'Rolig side',
}

/** Larger text and pages on which nothing moves, for readers whose browser or system is not set for it. */
export function ReadingSettings() {
  return (
    <fieldset className={switchClasses}>
      <legend className="sr-only">Læsning</legend>
      {COMFORTS.map((comfort) => (
        <Setting key={comfort} comfort={comfort} />
      ))}
    </fieldset>
  )
}

function Setting({ comfort }: { comfort: Comfort }) {
  const isOn = useComfort(comfort)
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => chooseComfort(comfort, !isOn)}
      className={switchOptionClasses}
    >
      {isOn && <Check aria-hidden className="size-[1.15em]" />}
      {labels[comfort]}
    </button>
  )
}
