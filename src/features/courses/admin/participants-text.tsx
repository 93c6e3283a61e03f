import { Copy } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { DialogFooter } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { controlClasses } from '@/components/ui/input'
import { formDialogMessages } from '@/content/course-dialogs'
import { participantsTextMessages as messages } from '@/content/course-status-dialogs'

/** A text for the participants, which the administrator sends herself. It takes the focus when it appears. */
export function ParticipantsText({ text, onClose }: { text: string; onClose: () => void }) {
  const [isMarked, setIsMarked] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const helpId = useId()

  useEffect(() => box.current?.focus(), [])

  function markText() {
    box.current?.focus()
    box.current?.select()
    setIsMarked(true)
  }

  return (
    <>
      <p id={helpId} className="mb-4.5 max-w-prose">
        {messages.help}
      </p>
      <Field label={messages.label}>
        {(props) => (
          <textarea
            {...props}
            aria-describedby={helpId}
            ref={box}
            readOnly
            rows={12}
            className={`${controlClasses} block`}
            value={text}
          />
        )}
      </Field>
      <p role="status" className="mt-1.5 text-meta">
        {isMarked && messages.copy.byHand}
      </p>
      <DialogFooter>
        <Button variant="outline" size="small" onClick={onClose}>
          {formDialogMessages.close}
        </Button>
        <CopyButton
          variant="primary"
          text={text}
          icon={Copy}
          words={messages.copy}
          onDenied={markText}
        />
      </DialogFooter>
    </>
  )
}
