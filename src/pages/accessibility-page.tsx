import { accessibility } from '@/content/legal/accessibility'
import { ReadingSettings } from '@/pages/accessibility/reading-settings'
import { LegalPage } from '@/pages/legal-page'

export default function AccessibilityPage() {
  return (
    <LegalPage content={accessibility}>
      <ReadingSettings />
    </LegalPage>
  )
}
