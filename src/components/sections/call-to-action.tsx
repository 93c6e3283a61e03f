import { ButtonLink } from '@/components/links/button-link'
import { FadeIn } from '@/components/sections/fade-in'
import { RichText } from '@/components/sections/rich-text'
import { type CallToAction as Content, howToReachUs } from '@/content/call-to-action'

export function CallToAction({ heading, text, label, to }: Content) {
  return (
    <section className="section print:hidden">
      <div className="wrap">
        <FadeIn className="flex flex-wrap items-center justify-between gap-x-10 md:flex-nowrap gap-y-6 rounded-beak bg-egg p-[clamp(1.75rem,3.5vw,3rem)]">
          <div>
            <h2 className="text-2xl">{heading}</h2>
            <p className="mt-2 max-w-measure text-muted-foreground">{text}</p>
            <p className="mt-2 max-w-measure text-muted-foreground">
              <RichText text={howToReachUs} />
            </p>
          </div>
          <ButtonLink to={to} className="shrink-0 max-md:w-full">
            {label}
          </ButtonLink>
        </FadeIn>
      </div>
    </section>
  )
}
