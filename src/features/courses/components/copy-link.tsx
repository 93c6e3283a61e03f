import { Link as LinkIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { Input } from '@/components/ui/input'
import { takeAlongMessages as messages } from '@/features/courses/public-messages'
import { showToast } from '@/lib/toast-store'

/** Looks of the quiet links and buttons that go with a course. */
export const takeAlongClasses =
  'text-link inline-flex min-h-11 items-center gap-2 text-sm [&_svg]:size-[1.25em] [&_svg]:shrink-0'

/** Copies an address, or shows it to be copied by hand where the browser refuses. */
export function CopyLink({
  url,
  label,
  name = label,
}: {
  url: string
  label: string
  /** Its full name for screen readers, beginning with the label. */
  name?: string
}) {
  const [isRefused, setIsRefused] = useState(false)
  const id = useId()

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      showToast(messages.copied)
    } catch {
      // Not allowed, or not there: the API is only for pages that come over https.
      setIsRefused(true)
    }
  }

  return (
    <>
      <button type="button" aria-label={name} onClick={copy} className={takeAlongClasses}>
        <LinkIcon aria-hidden />
        {label}
      </button>
      {isRefused && (
        <div className="w-full">
          <label htmlFor={id} className="mb-1.5 block text-meta">
            {messages.copyByHand}
          </label>
          <Input id={id} readOnly value={url} ref={selectAll} />
        </div>
      )}
    </>
  )
}

function selectAll(input: HTMLInputElement | null): void {
  input?.select()
}
