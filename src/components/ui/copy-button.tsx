import { Link2, type LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { showToast, type ToastContent } from '@/lib/toast-store'

export type CopyWords = {
  readonly label: string
  readonly copied: ToastContent
  /** The label of the field from which the text is copied by hand. */
  readonly byHand: string
}

/**
 * Copies a text and announces it. Where the browser has no clipboard API, or denies it, the text is shown and selected,
 * to be copied by hand.
 * @param text a path of the site is completed to a URL
 * @param instead is tried before, and leaves nothing to copy where it returns true
 * @param about distinguishes several buttons for screen readers
 */
export function CopyButton({
  text,
  icon: Icon = Link2,
  words: { label, copied, byHand },
  instead,
  about,
  variant = 'outline',
  className = '',
  onDenied,
}: {
  text: string
  icon?: LucideIcon
  words: CopyWords
  instead?: () => Promise<boolean>
  about?: string
  variant?: 'primary' | 'outline' | 'link'
  className?: string
  /** Where the page shows the text already. */
  onDenied?: () => void
}) {
  const [uncopied, setUncopied] = useState<string>()
  const id = useId()

  async function copy(): Promise<void> {
    if (instead && (await instead())) return
    const whole = text.startsWith('/') ? window.location.origin + text : text
    try {
      await navigator.clipboard.writeText(whole)
      setUncopied(undefined)
      showToast(copied)
    } catch {
      if (onDenied) onDenied()
      else setUncopied(whole)
    }
  }

  return (
    <div className={`noscript:hidden print:hidden ${className}`}>
      <Button variant={variant} size="small" onClick={copy}>
        <Icon aria-hidden />
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
        <div className="mt-3 max-w-prose">
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
