import { CircleCheck } from 'lucide-react'
import { RichText } from '@/components/sections/rich-text'
import type { RichText as Text } from '@/content/rich-text'

export function CheckList({ points }: { points: readonly Text[] }) {
  return (
    <ul className="grid max-w-prose gap-3">
      {points.map((point) => (
        <li key={JSON.stringify(point)} className="relative pl-9">
          <CircleCheck aria-hidden className="absolute top-[0.12em] left-0 size-6 text-primary" />
          <RichText text={point} />
        </li>
      ))}
    </ul>
  )
}
