import { Printer } from 'lucide-react'
import { Button } from '@/components/ui/button'

/** Prints the section it stands in, and nothing else of the page (print.css). */
export function PrintSectionButton({ label, className }: { label: string; className?: string }) {
  return (
    <Button
      variant="outline"
      size="small"
      className={className}
      onClick={({ currentTarget }) => printAlone(currentTarget.closest('section'))}
    >
      <Printer aria-hidden />
      {label}
    </Button>
  )
}

function printAlone(section: HTMLElement | null): void {
  section?.setAttribute('data-printed-alone', '')
  // Phones go on with the script while the dialog is open, so only the event tells when the paper is done.
  window.addEventListener('afterprint', () => section?.removeAttribute('data-printed-alone'), {
    once: true,
  })
  window.print()
}
