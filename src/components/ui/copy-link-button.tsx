import { Link2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { showToast, type ToastContent } from '@/lib/toast-store'

/** The words of the button, so that every place that has one says the same. */
export type CopyLinkWords = {
  readonly label: string
  readonly copied: ToastContent
  /** The name of the box with the address, for whoever has to copy it from there. */
  readonly byHand: string
}

/**
 * Copies an address and says so. Where the browser has no clipboard to write to, or refuses, the address is shown
 * and marked, ready to be copied by hand.
 * @param href is completed to a whole address with that of this site
 * @param about completes the button's name for screen readers where there are several
 */
export function CopyLinkButton({
  href,
  words: { label, copied, byHand },
  about,
  variant = 'outline',
  className = '',
}: {
  href: string
  words: CopyLinkWords
  about?: string
  variant?: 'outline' | 'link'
  className?: string
}) {
  const [uncopied, setUncopied] = useState<string>()
  const id = useId()

  async function copy(): Promise<void> {
    const address = new URL(href, window.location.origin).href
    try {
      await navigator.clipboard.writeText(address)
      setUncopied(undefined)
      showToast(copied)
    } catch {
      setUncopied(address)
    }
  }

  return (
    <div className={`noscript:hidden print:hidden ${className}`}>
      <Button variant={variant} size="small" onClick={copy}>
        <Link2 aria-hidden />
        <span>
          {label}
          {about && (
            <>
              {' '}
              <span className="sr-only">{about}</span>
            </>
          )}
        </span>
      </Button>
      {uncopied && (
        <div className="mt-3.5 max-w-prose">
          <Label htmlFor={id}>{byHand}</Label>
          <Input id={id} ref={mark} readOnly value={uncopied} />
        </div>
      )}
    </div>
  )
}

function mark(box: HTMLInputElement | null): void {
  box?.focus()
  box?.select()
}
