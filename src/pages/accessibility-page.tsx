import { PartBoundary } from '@/components/boundaries/part-boundary'
import { ReadingSwitch } from '@/components/sections/display-switches'
import { accessibility } from '@/content/legal/accessibility'
import { LegalPage } from '@/pages/legal-page'

export default function AccessibilityPage() {
  return (
    <LegalPage content={accessibility}>
      <PartBoundary>
        <ReadingSwitch />
      </PartBoundary>
    </LegalPage>
  )
}
