import { CopyEmailButton } from '@/components/sections/copy-email-button'
import { site } from '@/content/site'
import { mailByHand } from '@/content/write-by-hand'

/**
 * The centre's mail address beside a `mailto:` button, which does nothing without a mail program. The copy button is for
 * a mouse: on phones a long press selects the address.
 * @param mention the topics to name in the mail
 */
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
      <div className="pointer-coarse:hidden">
        <CopyEmailButton />
      </div>
    </div>
  )
}
