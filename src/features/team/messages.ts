import type { ToastContent } from '@/lib/toast-store'

export const profileWords = { close: 'Luk', closeProfile: 'Luk profilen' } as const

export const teamToasts = {
  profileFailed: {
    title: 'Fejl',
    text: 'Profilen kunne ikke hentes. Tjek din internetforbindelse, og prøv igen.',
    tone: 'destructive',
  },
} as const satisfies Record<string, ToastContent>
