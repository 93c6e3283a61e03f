import type { ToastContent } from '@/lib/toast-store'

export const controlsMessages = {
  name: 'Oplæsning',
  pause: 'Pause',
  resume: 'Fortsæt',
  stop: 'Stop',
  speed: 'Hastighed',
  silent: {
    title: 'Oplæsningen kunne ikke starte',
    text: 'Stemmen på din enhed svarer ikke. Prøv igen, eller luk browseren helt, og åbn den igen.',
    tone: 'destructive',
  },
  interrupted: {
    title: 'Oplæsningen stoppede',
    text: 'Din enhed kunne ikke læse videre. Tryk på ”Læs op” for at begynde forfra.',
    tone: 'destructive',
  },
} as const satisfies Record<string, string | ToastContent>

/** Speeds of the voice; 1 is the device's default. */
export const readingSpeeds = [
  { label: 'Langsom', rate: 0.8 },
  { label: 'Normal', rate: 1 },
  { label: 'Hurtig', rate: 1.25 },
] as const
