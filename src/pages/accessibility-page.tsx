import { PartBoundary } from '@/components/ui/part-boundary'
import { accessibility } from '@/content/legal/accessibility'
import { ReadingSettings } from '@/pages/accessibility/reading-settings'
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
