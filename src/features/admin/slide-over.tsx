import * as RadixDialog from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { overlayClasses, useFocusReturn } from '@/components/ui/dialog'
import { IconButton } from '@/components/ui/icon-button'
import { useCloseRequests } from '@/components/ui/use-close-requests'
import { sidebarMessages } from '@/content/sidebar'
import { Sidebar } from '@/features/admin/sidebar'

/** The navigation of a narrow screen: 18 rem over the page, open while mounted. */
export default function SlideOver({ onClose }: { onClose: () => void }) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn()
  const hasChosen = useRef(false)
  const closing = useCloseRequests(onClose)

  function choose(): void {
    hasChosen.current = true
    onClose()
  }

  return (
    <RadixDialog.Root open onOpenChange={onClose}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={clsx(overlayClasses, 'p-0')} />
        <RadixDialog.Content
          aria-describedby={undefined}
          className="on-deep fixed inset-y-0 left-0 z-50 w-72 max-w-[calc(100%-3rem)] overflow-y-auto bg-deep text-deep-foreground shadow-lg"
          {...closing}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            // The target of an entry takes the focus itself.
            if (hasChosen.current) event.preventDefault()
            else onCloseAutoFocus(event)
          }}
        >
          <RadixDialog.Title className="sr-only">{sidebarMessages.title}</RadixDialog.Title>
          <Sidebar onChoose={choose} />
          <RadixDialog.Close asChild>
            <IconButton
              label={sidebarMessages.close}
              className="absolute top-4 right-1.5 hover:bg-deep-2"
            >
              <X aria-hidden />
            </IconButton>
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
