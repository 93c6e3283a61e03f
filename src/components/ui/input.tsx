import { clsx } from 'clsx'

export const controlClasses =
  'w-full min-h-12 rounded-md border-2 border-input bg-card px-4 py-2.5 leading-snug placeholder:text-muted-foreground focus-visible:outline-offset-2 aria-invalid:border-destructive disabled:opacity-60'

export function Input({ className, ...props }: React.ComponentProps<'input'>) {
  return <input className={clsx(controlClasses, className)} {...props} />
}
