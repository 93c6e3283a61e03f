import { Copy } from 'lucide-react'
import { CopyButton } from '@/components/ui/copy-button'
import { site } from '@/content/site'
import { copyEmail, mailByHand } from '@/content/write-by-hand'

/** The mail address beside a `mailto:` button, which needs a mail program. @param mention topics to name in the mail */
export function MailByHand({ mention }: { mention: string }) {
  return (
    <div className="text-meta text-muted-foreground print:hidden">
      <p>
        {mailByHand.label}{' '}
        <span translate="no" className="font-semibold text-foreground select-all wrap-anywhere">
          {site.email}
        </span>
        <span>{mailByHand.mention(mention)}</span>
      </p>
      {/* On phones a long press selects the address. */}
      <div className="pointer-coarse:hidden">
        <CopyEmailButton />
      </div>
    </div>
  )
}

/** Copies the mail address. */
export function CopyEmailButton() {
  return <CopyButton text={site.email} icon={Copy} words={copyEmail} variant="link" />
}
