import { HeartHandshake } from 'lucide-react'
import { RichText } from '@/components/sections/rich-text'
import { urgentHelp } from '@/content/urgent-help'

/** Where to find urgent help. The caller renders the panel around it. */
export function UrgentHelp() {
  return (
    <p className="flex gap-4">
      <HeartHandshake aria-hidden className="mt-0.5 size-6 shrink-0 text-primary" />
      <span>
        <RichText text={urgentHelp} />
      </span>
    </p>
  )
}
