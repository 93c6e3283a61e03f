import { ReadingSettings } from '@/components/sections/reading-settings'
import { accessibility } from '@/content/legal/accessibility'
import { LegalPage } from '@/pages/legal-page'

export default function AccessibilityPage() {
  return (
    <LegalPage content={accessibility}>
      <ReadingSettings />
    </LegalPage>
  )
}
