import { Check } from 'lucide-react'
import { switchClasses, switchOptionClasses } from '@/components/sections/theme-switch'
import {
  READING_PREFERENCES,
  type ReadingPreference,
  setReadingPreference,
  useReadingPreference,
} from '@/lib/reading-preferences'

const labels: Record<ReadingPreference, string> = {
  'larger-text': 'Større tekst',
  calm: 'Rolig side',
}

/** Larger text and pages on which nothing moves, for readers whose browser or system is not set for it. */
export function ReadingSettings() {
  return (
    <fieldset className={switchClasses}>
      <legend className="sr-only">Læsning</legend>
      {READING_PREFERENCES.map((preference) => (
        <Setting key={preference} preference={preference} />
      ))}
    </fieldset>
  )
}

function Setting({ preference }: { preference: ReadingPreference }) {
  const isOn = useReadingPreference(preference)
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => setReadingPreference(preference, !isOn)}
      className={switchOptionClasses}
    >
      {isOn && <Check aria-hidden className="size-[1.15em]" />}
      {labels[preference]}
    </button>
  )
}
