import { RichText } from '@/components/sections/rich-text'
import type { RichText as Text } from '@/content/rich-text'

export function CheckList({ points }: { points: readonly Text[] }) {
  return (
    <ul className="grid max-w-prose gap-3">
      {points.map((point) => (
        <li
          key={JSON.stringify(point)}
          className="check-mark relative pl-9 before:absolute before:top-0.5 before:left-0 before:size-6 before:text-primary"
        >
          <RichText text={point} />
        </li>
      ))}
    </ul>
  )
}
