import { ContactBlock } from '@/components/sections/contact-block'
import { FadeIn } from '@/components/sections/fade-in'
import { PageTitle } from '@/components/sections/page-title'
import { ButtonLink } from '@/components/ui/button'
import { Illustration } from '@/components/ui/illustration'
import { contact } from '@/content/contact'
import { home } from '@/content/home'
import { paths } from '@/content/paths'
import wideScene from '@/illustrations/hero.svg?raw'
import compactScene from '@/illustrations/hero-compact.svg?raw'

export default function HomePage() {
  return (
    <>
      <PageTitle title={home.title} />
      <section className="relative isolate flex flex-col overflow-hidden bg-egg">
        <div className="wrap pt-[clamp(4rem,6vw,6rem)] lg:min-h-190">
          <div className="max-w-160 lg:max-w-136">
            <h1 className="text-hero">{home.heading}</h1>
            <p className="mt-5.5 max-w-124 text-lead">{home.lead}</p>
            <div className="mt-8 flex flex-wrap gap-3.5 max-md:[&>*]:flex-[1_1_100%]">
              <ButtonLink to={paths.courses}>{home.toCourses}</ButtonLink>
              <ButtonLink variant="outline" to={paths.contact}>
                {home.toContact}
              </ButtonLink>
            </div>
          </div>
        </div>
        <Illustration
          svg={wideScene}
          className="-z-10 max-md:hidden md:max-lg:-mt-8 md:max-lg:h-[clamp(23rem,47vw,33rem)] lg:absolute lg:inset-0 [&_svg]:size-full [&_svg]:max-w-none [&_svg]:overflow-visible"
        />
        <Illustration
          svg={compactScene}
          className="-z-10 mt-5 h-[max(18rem,76vw)] md:hidden [&_svg]:size-full [&_svg]:max-w-none"
        />
      </section>
      <section aria-labelledby="kontakt" className="section wrap">
        <h2 id="kontakt">{contact.heading}</h2>
        <p className="mt-3.5 mb-8 text-lead text-muted-foreground">{contact.lead}</p>
        <FadeIn>
          <ContactBlock />
        </FadeIn>
      </section>
    </>
  )
}
