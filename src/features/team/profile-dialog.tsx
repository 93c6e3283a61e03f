import { Mail } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogFooter } from '@/components/ui/dialog'
import { MailLink } from '@/components/ui/mail-link'
import { mailAdvice } from '@/content/contact'
import { profileWords, staffEmail, type TeamMember } from '@/content/team'
import { Monogram } from '@/features/team/monogram'

/** The profile of a member. Open while it is mounted. */
export default function ProfileDialog({
  member,
  onClose,
}: {
  member: TeamMember
  onClose: () => void
}) {
  return (
    <Dialog
      requestClose={onClose}
      title={member.name}
      description={member.team ? `${member.title}, ${member.team}` : member.title}
      picture={<Monogram member={member} size="dialog" />}
      closeLabel={profileWords.closeProfile}
    >
      <div className="grid max-w-prose gap-4">
        {member.fullBio.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {member.team === undefined && (
        <>
          <p className="mt-4 flex items-center gap-2.5">
            <Mail aria-hidden className="size-5 shrink-0 text-primary" />
            <MailLink
              href={`mailto:${staffEmail(member)}`}
              className="text-link inline-flex min-h-11 items-center wrap-anywhere"
            />
          </p>
          <p className="text-meta text-muted-foreground">{mailAdvice}</p>
        </>
      )}
      <DialogFooter>
        <Button onClick={onClose}>{profileWords.close}</Button>
      </DialogFooter>
    </Dialog>
  )
}
