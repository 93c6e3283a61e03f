import { Printer } from 'lucide-react'
import { Button } from '@/components/ui/button'

/** Prints only the section that contains the button (print.css). */
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
  // On phones `print()` returns while the dialog is open; the event marks the end.
  window.addEventListener('afterprint', () => section?.removeAttribute('data-printed-alone'), {
    once: true,
  })
  window.print()
}
