import { clsx } from 'clsx'
import { moreLinkClasses } from '@/components/links/more-link'
import { Card } from '@/components/ui/card'
import { MailLink } from '@/components/ui/mail-link'
import { readMore } from '@/content/read-more'
import { staffEmail, type TeamMember } from '@/content/team'
import { Monogram } from '@/features/team/monogram'

/** A member of the staff. All of the card opens the profile, except the link of a consultant's address (spec 2). */
export function MemberCard({ member, onOpen }: { member: TeamMember; onOpen: () => void }) {
  return (
    <div className="@container h-full">
      <Card padding="small" className="relative flex h-full flex-col">
        <div className="flex flex-col items-start gap-x-5 gap-y-3.5 @min-[19rem]:flex-row @min-[19rem]:items-center">
          <Monogram member={member} size="card" />
          <div className="min-w-0">
            <h3 className="text-lg">{member.name}</h3>
            <p className="text-sm leading-snug text-muted-foreground">{member.title}</p>
            {member.team === undefined && (
              <MailLink
                href={`mailto:${staffEmail(member)}`}
                className="text-link relative z-10 -mb-2 inline-flex min-h-11 items-center text-meta wrap-anywhere"
              />
            )}
          </div>
        </div>
        <p className="mt-4 text-sm text-muted-foreground">{member.shortBio}</p>
        {/* For search engines, and for reading without scripts. */}
        <div className="hidden text-sm noscript:block">
          {member.fullBio.map((paragraph) => (
            <p key={paragraph} className="mt-2">
              {paragraph}
            </p>
          ))}
        </div>
        <button
          type="button"
          onClick={(event) => {
            // Safari does not focus a clicked button, to which the dialog returns the focus.
            event.currentTarget.focus()
            onOpen()
          }}
          className={clsx(
            moreLinkClasses,
            'noscript:hidden mt-auto self-start pt-3.5 after:absolute after:inset-0 after:rounded-lg after:content-[""]',
            'focus-visible:outline-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-ring',
          )}
        >
          <span>
            {readMore.label} <span className="sr-only">{readMore.about(member.name)}</span>
          </span>
        </button>
      </Card>
    </div>
  )
}
