import { clsx } from 'clsx'
import { ExternalLink } from '@/components/links/external-link'
import { PageLink } from '@/components/links/page-link'
import { ReadingSwitch, ThemeSwitch } from '@/components/sections/display-switches'
import { Logo } from '@/components/sections/logo'
import { contact } from '@/content/contact'
import { externalLinks } from '@/content/external-links'
import { footerColumns, legalLinks, socialHeading, socialLinks } from '@/content/navigation'
import { site } from '@/content/site'
import roofline from '@/illustrations/external/footer-roofline.svg?no-inline'
import { useToday } from '@/lib/clock'
import { FOOTER_ID } from '@/lib/html-attributes'

const linkClasses =
  'inline-flex min-h-11 min-w-11 items-center wrap-anywhere no-underline hover:underline'

export function SiteFooter({ cookieSettings }: { cookieSettings: React.ReactNode }) {
  const [year] = useToday().split('-')
  return (
    <footer id={FOOTER_ID} className="on-deep mt-fluid-xl text-deep-foreground">
      <div className="-mb-px flex items-end justify-center overflow-hidden">
        <Roofline className="not-print:dark:hidden" />
        <Roofline theme="dark" className="hidden not-print:dark:block" />
      </div>
      <div className="bg-deep pt-12 pb-6 max-md:pt-8">
        <div className="wrap">
          <div className="grid grid-cols-2 gap-6 lg:grid-cols-[1.5fr_1fr_1fr_1.2fr]">
            <div className="max-md:col-span-2">
              <Logo />
              <p className="mt-4 max-w-88 text-sm text-deep-muted">{site.tagline}</p>
              <address className="mt-2.5 text-sm text-deep-muted not-italic">
                {site.address.street}, {site.address.city}
                <br />
                {`${contact.labels.companyNumber} ${site.cvr}`}
              </address>
            </div>
            {footerColumns.map(({ heading, links }) => (
              <Column key={heading} heading={heading}>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <PageLink to={to} className={linkClasses}>
                      {label}
                    </PageLink>
                  </li>
                ))}
              </Column>
            ))}
            <Column
              heading={socialHeading}
              className="max-md:col-span-2 max-md:[&>ul]:flex max-md:[&>ul]:flex-wrap max-md:[&>ul]:gap-x-6"
            >
              {socialLinks.map(({ label, external }) => (
                <li key={external}>
                  <ExternalLink href={externalLinks[external]} className={linkClasses}>
                    {label}
                  </ExternalLink>
                </li>
              ))}
            </Column>
          </div>
          <div className="mt-9 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-current/45 pt-5.5 text-meta text-deep-muted max-md:mt-5">
            <span className="w-full lg:w-auto">{`© ${year} ${site.name}`}</span>
            <ul className="grid grid-cols-2 gap-x-6 wrap-anywhere max-md:w-full md:flex">
              {legalLinks.map(({ label, to }) => (
                <li key={to}>
                  <PageLink to={to} className={linkClasses}>
                    {label}
                  </PageLink>
                </li>
              ))}
              <li>{cookieSettings}</li>
            </ul>
            <div className="flex flex-wrap gap-3 max-md:w-full">
              <ThemeSwitch />
              <ReadingSwitch />
            </div>
          </div>
        </div>
      </div>
    </footer>
  )
}

function Column({
  heading,
  className,
  children,
}: {
  heading: string
  className?: string
  children: React.ReactNode
}) {
  return (
    <div className={className}>
      <h2 className="mb-1.5 text-ui tracking-normal">{heading}</h2>
      <ul>{children}</ul>
    </div>
  )
}

/** An image file, because it is large and the same on all pages. The fragment selects the colours of the theme. */
function Roofline({ theme, className }: { theme?: 'dark'; className: string }) {
  return (
    <img
      src={theme ? `${roofline}#${theme}` : roofline}
      alt=""
      width={1920}
      height={150}
      loading="lazy"
      className={clsx(
        'h-auto w-[max(100%,120rem)] max-w-none shrink-0 max-xl:-translate-x-56 max-md:w-336',
        className,
      )}
    />
  )
}
