import type { ToastContent } from '@/lib/toast-store'

export const readAloudMessages = {
  start: 'Læs op',
  stop: 'Stop',
  failed: {
    title: 'Oplæsningen kunne ikke starte',
    text: 'Tjek din forbindelse, og prøv igen.',
    tone: 'destructive',
  },
} as const satisfies Record<string, string | ToastContent>
