import { ButtonLink } from '@/components/links/button-link'
import { FadeIn } from '@/components/sections/fade-in'
import { Illustration } from '@/components/sections/illustration'
import { home } from '@/content/home'
import { paths } from '@/content/paths'
import { withSoftHyphens } from '@/content/soft-hyphens'

/** The centre in a few words, beside the four areas in which it works (spec 2, Home). */
export function CoreAreas() {
  const { id, heading, lead, toTeam, areas } = home.about
  return (
    <section aria-labelledby={id} className="section cut bg-egg pb-0">
      <div className="wrap grid gap-x-fluid-xl lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center">
        <FadeIn>
          <h2 id={id}>{heading}</h2>
          <p className="mt-4 text-lead text-muted-foreground">{lead}</p>
          <ButtonLink to={paths.about} className="mt-7 max-md:mt-5 max-md:w-full">
            {toTeam}
          </ButtonLink>
        </FadeIn>
        <div className="grid gap-x-10 gap-y-8 max-lg:mt-8 max-md:gap-y-4 md:grid-cols-2 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:gap-y-10 lg:pb-(--section)">
          {areas.map(({ title, text }, index) => (
            <FadeIn key={title} step={index}>
              <h3 className="flex items-center gap-2.5 text-lg before:h-4 before:w-3 before:shrink-0 before:rounded-egg before:bg-primary before:content-['']">
                {withSoftHyphens(title)}
              </h3>
              <p className="mt-2 text-sm text-muted-foreground max-md:mt-1">{text}</p>
            </FadeIn>
          ))}
        </div>
        <Illustration
          name="team"
          className="mt-6 aspect-64/33 self-end max-lg:max-w-128 max-md:max-w-56 svg:h-auto svg:w-full"
        />
      </div>
    </section>
  )
}
