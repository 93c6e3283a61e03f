import { CopyEmailButton } from '@/components/sections/copy-email-button'
import { site } from '@/content/site'
import { mailByHand } from '@/content/write-by-hand'

/**
 * The centre's mail address beside a button that opens a mail, which does nothing where there is no mail program.
 * Phones have one, and mark an address under a finger, so the button that copies is for a mouse.
 * @param mention what the prepared mail would have named
 */
export function MailByHand({ mention }: { mention: string }) {
  return (
    <div className="text-meta text-muted-foreground print:hidden">
      <p>
        {mailByHand.label}{' '}
        <span
          translate="no"
          className="font-semibold text-foreground select-all [overflow-wrap:anywhere]"
        >
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
