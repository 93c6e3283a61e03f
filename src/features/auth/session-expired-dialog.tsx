import * as RadixDialog from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import { overlayClasses, panelClasses, useFocusReturn } from '@/components/ui/dialog'
import { useCloseWatcher } from '@/components/ui/use-close-watcher'
import { paths } from '@/content/paths'
import { LoginForm } from '@/features/auth/login-form'
import { sessionExpiredMessages } from '@/features/auth/messages'

/**
 * The sign-in form over the page of a session that has ended; closes only by signing in or leaving for the sign-in page.
 * @param email of the account that was signed in
 * @param isWrongAccount the account signed in since has no rights for this page
 */
export function SessionExpiredDialog({
  open,
  email,
  isWrongAccount,
}: {
  open: boolean
  email: string | undefined
  isWrongAccount: boolean
}) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn()
  useCloseWatcher(open, stayOpen)
  return (
    <RadixDialog.Root open={open}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlayClasses}>
          <RadixDialog.Content
            role="alertdialog"
            className={clsx(panelClasses, 'max-w-120')}
            onOpenAutoFocus={(event) => {
              onOpenAutoFocus()
              event.preventDefault()
              focusPassword(event.currentTarget)
            }}
            onCloseAutoFocus={onCloseAutoFocus}
          >
            <RadixDialog.Title className="text-2xl">
              {sessionExpiredMessages.title}
            </RadixDialog.Title>
            <RadixDialog.Description className="mt-3 mb-6">
              {sessionExpiredMessages.text}
            </RadixDialog.Description>
            {isWrongAccount && (
              <p role="alert" className="mb-5 font-semibold text-destructive">
                {sessionExpiredMessages.wrongAccount}
              </p>
            )}
            <LoginForm email={email} />
            {/* A document navigation, not the router's: `beforeunload` asks about unsaved changes. */}
            <a
              href={paths.admin}
              className="text-link mx-auto mt-4 flex min-h-11 w-fit items-center"
            >
              {sessionExpiredMessages.leave}
            </a>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

// A phone's back would otherwise close the form below, or leave the page and lose its text.
function stayOpen(): void {}

function focusPassword(dialog: EventTarget | null): void {
  if (!(dialog instanceof HTMLElement)) return
  dialog.querySelector<HTMLInputElement>('input[type="password"]')?.focus()
}
