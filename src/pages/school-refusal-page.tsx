import { ServiceArticle } from '@/components/sections/service-article'
import { schoolRefusal } from '@/content/services/school-refusal'
import drawing from '@/illustrations/service-skolevaegring.svg?raw'

export default function SchoolRefusalPage() {
  return <ServiceArticle content={schoolRefusal} drawing={drawing} />
}
