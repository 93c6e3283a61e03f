import type { StructuredData } from '@/components/head/structured-data'
import { absoluteUrl } from '@/content/site'

/** Structured data of a breadcrumb. @param trail from the front page to the page itself */
export function breadcrumbData(
  trail: readonly { readonly label: string; readonly to: string }[],
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(to),
    })),
  }
}
