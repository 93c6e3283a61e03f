import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { switchClasses, switchOptionClasses } from '@/components/sections/theme-switch'
import { readingWords } from '@/content/display-settings'
import {
  READING_PREFERENCES,
  setReadingPreference,
  useReadingPreferences,
} from '@/lib/reading-preferences'

/** Larger text and reduced motion, for readers whose browser or system is not set for it. Colours as ThemeSwitch. */
export function ReadingSwitch({ className }: { className?: string }) {
  const chosen = useReadingPreferences()
  return (
    <fieldset className={clsx(switchClasses, className)}>
      <legend className="sr-only">{readingWords.legend}</legend>
      {READING_PREFERENCES.map((preference) => {
        const isOn = chosen.includes(preference)
        return (
          <button
            key={preference}
            type="button"
            aria-pressed={isOn}
            onClick={() => setReadingPreference(preference, !isOn)}
            className={switchOptionClasses}
          >
            {isOn && <Check aria-hidden className="size-5" />}
            <span>{readingWords.options[preference]}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
