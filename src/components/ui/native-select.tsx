import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { controlClasses } from '@/components/ui/input'

/** The browser's own select: works with every keyboard, screen reader and phone. */
export function NativeSelect({ className, ...props }: React.ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={clsx(controlClasses, 'appearance-none pr-11', className)} {...props} />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  )
}
