import type { ToastContent } from '@/lib/toast-store'

export const navigationToasts = {
  menuFailed: {
    title: 'Fejl',
    text: 'Menuen kunne ikke hentes. Tjek din internetforbindelse, og prøv igen.',
    tone: 'destructive',
  },
} as const satisfies Record<string, ToastContent>
