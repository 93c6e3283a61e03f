import { FadeIn } from '@/components/sections/fade-in'
import { ButtonLink } from '@/components/ui/button'
import type { SiteHref } from '@/content/paths'

export function CallToAction({
  heading,
  text,
  label,
  to,
}: {
  heading: string
  text: string
  label: string
  to: SiteHref
}) {
  return (
    <section className="section">
      <div className="wrap">
        <FadeIn className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-beak bg-egg p-[clamp(1.75rem,3.5vw,3rem)]">
          <div>
            <h2 className="text-2xl">{heading}</h2>
            <p className="mt-2 max-w-[38em] text-muted-foreground">{text}</p>
          </div>
          <ButtonLink to={to} className="max-md:w-full">
            {label}
          </ButtonLink>
        </FadeIn>
      </div>
    </section>
  )
}
