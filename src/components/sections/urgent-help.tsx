import { HeartHandshake } from 'lucide-react'
import { RichText } from '@/components/sections/rich-text'
import { urgentHelp } from '@/content/urgent-help'

/** A calm line for whoever cannot wait for the centre to answer; the panel around it belongs to the caller. */
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
