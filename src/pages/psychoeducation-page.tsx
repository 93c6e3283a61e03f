import { ServiceArticle } from '@/components/sections/service-article'
import { psychoeducation } from '@/content/services/psychoeducation'
import drawing from '@/illustrations/service-psykoedukation.svg?raw'

export default function PsychoeducationPage() {
  return <ServiceArticle content={psychoeducation} drawing={drawing} />
}
