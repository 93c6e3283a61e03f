import { CheckList } from '@/components/sections/check-list'
import { RichText } from '@/components/sections/rich-text'
import type { Prose as Text } from '@/content/prose'

/** Running text below a heading. */
export function Prose({ paragraphs, points, isChecklist, highlight, more }: Text) {
  return (
    <div className="prose">
      <Paragraphs texts={paragraphs} />
      {points && isChecklist && <CheckList points={points} />}
      {points && !isChecklist && (
        <ul>
          {points.map((point) => (
            <li key={JSON.stringify(point)}>
              <RichText text={point} />
            </li>
          ))}
        </ul>
      )}
      {highlight && (
        <p className="my-10 last:mb-0 rounded-beak bg-egg px-7 py-6 font-display text-quote leading-snug font-medium">
          {highlight}
        </p>
      )}
      {more && <Paragraphs texts={more} />}
    </div>
  )
}

/** Each text as a paragraph; the caller renders the element around them. */
export function Paragraphs({ texts }: { texts: Text['paragraphs'] }) {
  return texts.map((text) => (
    <p key={JSON.stringify(text)}>
      <RichText text={text} />
    </p>
  ))
}
