import { theCentre } from '@/components/head/structured-data'
import type { ServiceContent } from '@/content/services/service-content'
import { absoluteUrl, site } from '@/content/site'

/** Structured data of a service. @param path of its page */
export function serviceData({ title, description, audience }: ServiceContent, path: string) {
  return {
    '@type': 'Service',
    name: title,
    description,
    url: absoluteUrl(path),
    provider: theCentre,
    areaServed: { '@type': 'Country', name: site.country },
    audience: { '@type': 'Audience', audienceType: audience },
  }
}
