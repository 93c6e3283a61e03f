import { Paragraphs } from '@/components/sections/prose'
import { RichText } from '@/components/sections/rich-text'
import type { Topic } from '@/pages/admin-guide/guide'
import { pictures } from '@/pages/admin-guide/pictures'

/** A section of the administrator's guide: what it is about, the steps, a picture, and what follows from them. */
export function GuideSection({ id, heading, paragraphs = [], steps, picture, more = [] }: Topic) {
  return (
    <section aria-labelledby={id} className="mt-12 grid max-w-prose gap-4 first:mt-0">
      <h2 id={id} className="text-2xl text-balance">
        {heading}
      </h2>
      <Paragraphs texts={paragraphs} />
      {steps && (
        <ol className="grid list-decimal gap-2 pl-6 marker:font-semibold marker:text-primary *:pl-1.5">
          {steps.map((text) => (
            <li key={JSON.stringify(text)}>
              <RichText text={text} />
            </li>
          ))}
        </ol>
      )}
      {picture && (
        <img
          {...pictures[picture.name]}
          alt={picture.alt}
          loading="lazy"
          className="my-2 h-auto max-w-full rounded-md border border-border"
        />
      )}
      <Paragraphs texts={more} />
    </section>
  )
}
