import type { ToastContent } from '@/lib/toast-store'

/** The texts of the button. */
export const readAloudMessages = {
  start: 'Læs op',
  stop: 'Stop',
  failed: {
    title: 'Oplæsningen kunne ikke starte',
    text: 'Tjek din forbindelse, og prøv igen.',
    tone: 'destructive',
  },
} as const satisfies Record<string, string | ToastContent>
