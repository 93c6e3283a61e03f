import { useLayoutEffect, useRef } from 'react'
import { UnlistedHead } from '@/components/head/page-head'
import { ButtonLink } from '@/components/links/button-link'
import { Button } from '@/components/ui/button'
import { failedPage } from '@/content/error-pages'
import { paths } from '@/content/paths'

/** The fallback of a page that fails. @param hasReloaded it has been reloaded for missing code, and still fails */
export function ErrorPage({ hasReloaded, onRetry }: { hasReloaded: boolean; onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // A layout effect: the focus must move as the failed page is removed.
  useLayoutEffect(() => heading.current?.focus(), [])

  return (
    <section className="wrap section text-center">
      <UnlistedHead title={failedPage.title} />
      <h1 ref={heading} tabIndex={-1}>
        {failedPage.title}
      </h1>
      <p className="mx-auto mt-4 max-w-160 text-lead text-muted-foreground">
        {hasReloaded ? failedPage.textIfReloaded : failedPage.text}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3.5">
        <Button onClick={onRetry}>{failedPage.retry}</Button>
        <ButtonLink variant="outline" to={paths.home}>
          {failedPage.toHome}
        </ButtonLink>
      </div>
    </section>
  )
}
