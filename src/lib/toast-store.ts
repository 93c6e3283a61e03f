import { createStore, useStore } from '@/lib/store'
import type { Wording } from '@/lib/wording'

/** spec 9, UI: one toast at a time, shown for five seconds. */
export const TOAST_DURATION_MS = 5_000
/** spec 9, UI: a closed toast stays in memory this long unless the next one takes its place. */
const TOAST_REMOVE_DELAY_MS = 1_000_000

export type ToastTone = 'success' | 'destructive'
/** A button that closes the toast, such as one that takes back what it says. */
type ToastAction = { label: string; onClick: () => void }
export type ToastContent = { title: string; text: Wording; tone: ToastTone; action?: ToastAction }
export type Toast = ToastContent & { id: number; isOpen: boolean }

const current = createStore<Toast | null>(() => null)
let nextId = 1
let removal: ReturnType<typeof setTimeout> | undefined

/** Shows a toast in place of the previous one (limit 1). Callable outside React too. */
export function showToast(content: ToastContent): void {
  clearTimeout(removal)
  current.set({ ...content, id: nextId++, isOpen: true })
}

/** Gives the toast on the screen a button, without announcing it again. */
export function addToastAction(action: ToastAction): void {
  const toast = current.get()
  if (toast?.isOpen) current.set({ ...toast, action })
}

/** Closes the toast with this id; a newer one stays. */
export function closeToast(id: number): void {
  const toast = current.get()
  if (toast?.id !== id || !toast.isOpen) return
  current.set({ ...toast, isOpen: false })
  clearTimeout(removal)
  removal = setTimeout(() => current.set(null), TOAST_REMOVE_DELAY_MS)
}

/** Closes the current toast: a new attempt has begun, and the message of the last one no longer holds. */
export function dismissToast(): void {
  const toast = current.get()
  if (toast) closeToast(toast.id)
}

export function useToast(): Toast | null {
  return useStore(current, null)
}
