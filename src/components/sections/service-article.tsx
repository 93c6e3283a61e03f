import { CircleCheck } from 'lucide-react'
import { CallToAction } from '@/components/sections/call-to-action'
import { FadeIn } from '@/components/sections/fade-in'
import { PageHeader } from '@/components/sections/page-header'
import type { ServiceContent } from '@/content/services/service-content'

/** The template of every page about a service. */
export function ServiceArticle({ content, drawing }: { content: ServiceContent; drawing: string }) {
  return (
    <>
      <PageHeader title={content.title} lead={content.lead} drawing={drawing} />
      <div className="section wrap grid gap-12 pb-0">
        {content.sections.map((section) => (
          <FadeIn key={section.heading} className="max-w-prose">
            <h2 className="text-2xl">{section.heading}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-4">
                {paragraph}
              </p>
            ))}
            {section.points && (
              <ul className="mt-5 grid gap-3">
                {section.points.map((point) => (
                  <li key={point} className="relative pl-9">
                    <CircleCheck
                      aria-hidden
                      className="absolute top-[0.12em] left-0 size-6 text-primary"
                    />
                    {point}
                  </li>
                ))}
              </ul>
            )}
          </FadeIn>
        ))}
      </div>
      <CallToAction {...content.callToAction} />
    </>
  )
}
