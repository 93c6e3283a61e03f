import { Link } from 'react-router-dom'
import { ExternalLink } from '@/components/sections/external-link'
import { ThemeSwitch } from '@/components/sections/theme-switch'
import { Illustration } from '@/components/ui/illustration'
import { externalLinks } from '@/content/external-links'
import { footerColumns, legalLinks, socialLinks } from '@/content/navigation'
import { site } from '@/content/site'
import { Logo } from '@/features/navigation/logo'
import roofline from '@/illustrations/footer-roofline.svg?raw'

const linkClasses = 'inline-flex min-h-11 items-center no-underline hover:underline'

export function SiteFooter({ cookieSettings }: { cookieSettings: React.ReactNode }) {
  return (
    <footer className="on-deep mt-[clamp(3rem,6vw,5rem)] text-deep-foreground print:hidden">
      <Illustration
        svg={roofline}
        className="-mb-px flex items-end justify-center overflow-hidden [&_svg]:h-auto [&_svg]:w-[max(100%,120rem)] [&_svg]:max-w-none [&_svg]:shrink-0 max-xl:[&_svg]:-translate-x-56 max-md:[&_svg]:w-336"
      />
      <div className="bg-deep pt-12 pb-8">
        <div className="wrap">
          <div className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-[1.5fr_1fr_1fr_1.2fr] lg:gap-x-10">
            <div className="max-md:col-span-2">
              <Logo />
              <p className="mt-4.5 max-w-[22em] text-sm text-deep-muted">{site.tagline}</p>
              <address className="mt-4.5 text-sm text-deep-muted not-italic">
                {site.address.street}, {site.address.city}
                <br />
                CVR {site.cvr}
              </address>
            </div>
            {footerColumns.map(({ heading, links }) => (
              <Column key={heading} heading={heading}>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} className={linkClasses}>
                      {label}
                    </Link>
                  </li>
                ))}
              </Column>
            ))}
            <Column
              heading="Følg os"
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
          <div className="mt-9 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-[color-mix(in_oklch,var(--deep-foreground)_18%,transparent)] pt-5.5 text-meta text-deep-muted max-md:flex-col max-md:items-start">
            <span className="md:max-lg:w-full">
              © {new Date().getFullYear()} {site.name}
            </span>
            <ul className="flex flex-wrap gap-x-6">
              {legalLinks.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} className={linkClasses}>
                    {label}
                  </Link>
                </li>
              ))}
              <li>{cookieSettings}</li>
            </ul>
            <ThemeSwitch />
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
