import { ButtonLink } from '@/components/links/button-link'
import { ExternalLink } from '@/components/links/external-link'
import { CallToAction } from '@/components/sections/call-to-action'
import { PageHeader } from '@/components/sections/page-header'
import { externalLinks } from '@/content/external-links'
import type { HeaderAction as Action, PageContent } from '@/content/page-content'

/** The frame of a page around its sections: header with buttons, and the box with the next step. */
export function PageFrame({
  content,
  children,
}: {
  content: PageContent
  children: React.ReactNode
}) {
  return (
    <>
      <PageHeader {...content}>
        {content.actions?.map((action) => (
          <HeaderAction key={action.label} {...action} />
        ))}
      </PageHeader>
      {children}
      <CallToAction {...content.callToAction} />
    </>
  )
}

function HeaderAction({ label, variant, ...target }: Action) {
  if ('to' in target) {
    return (
      <ButtonLink variant={variant} to={target.to}>
        {label}
      </ButtonLink>
    )
  }
  return (
    <ExternalLink button={{ variant }} href={externalLinks[target.external]}>
      {label}
    </ExternalLink>
  )
}
