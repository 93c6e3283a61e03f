import * as RadixDialog from '@radix-ui/react-dialog'
import { useRef } from 'react'
import { DialogPanel } from '@/components/ui/dialog'
import { paths } from '@/content/paths'
import { sessionExpiredMessages } from '@/content/sign-in'
import { LoginForm } from '@/features/auth/login-form'

/** The sign-in form over the page of an ended session; closes only by signing in, or leaving for the sign-in page. */
export default function SessionExpiredDialog({
  email,
  isWrongAccount,
}: {
  email: string | undefined
  /** The account signed in since has no rights for this page. */
  isWrongAccount: boolean
}) {
  const password = useRef<HTMLInputElement>(null)
  return (
    <DialogPanel
      role="alertdialog"
      // A phone's back would otherwise close the form below, or leave the page and lose its text.
      requestClose={() => {}}
      className="max-w-120"
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        password.current?.focus()
      }}
    >
      <RadixDialog.Title className="text-2xl">{sessionExpiredMessages.title}</RadixDialog.Title>
      <RadixDialog.Description className="mt-3 mb-6">
        {sessionExpiredMessages.text}
      </RadixDialog.Description>
      {isWrongAccount && (
        <p role="alert" className="mb-5 font-semibold text-destructive">
          {sessionExpiredMessages.wrongAccount}
        </p>
      )}
      <LoginForm email={email} passwordRef={password} />
      {/* A document navigation, not the router's: `beforeunload` asks about unsaved changes. */}
      <a href={paths.admin} className="text-link mx-auto mt-4 flex min-h-11 w-fit items-center">
        {sessionExpiredMessages.leave}
      </a>
    </DialogPanel>
  )
}
