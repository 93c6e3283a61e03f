import { Check } from 'lucide-react'
import { switchClasses, switchOptionClasses } from '@/components/sections/theme-switch'
import { PartBoundary } from '@/components/ui/part-boundary'
import { readingWords } from '@/content/display-settings'
import { accessibility } from '@/content/legal/accessibility'
import {
  READING_PREFERENCES,
  setReadingPreference,
  useReadingPreferences,
} from '@/lib/reading-preferences'
import { LegalPage } from '@/pages/legal-page'

export default function AccessibilityPage() {
  return (
    <LegalPage content={accessibility}>
      <PartBoundary>
        <ReadingSettings />
      </PartBoundary>
    </LegalPage>
  )
}

/** Larger text and reduced motion, for readers whose browser or system is not set for it. */
function ReadingSettings() {
  const chosen = useReadingPreferences()
  return (
    <fieldset className={switchClasses}>
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
            {isOn && <Check aria-hidden className="size-4.5" />}
            <span>{readingWords.options[preference]}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
