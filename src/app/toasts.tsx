import { lazy, Suspense } from 'react'
import { useToast } from '@/lib/toast-store'

const Toaster = lazy(() => import('@/components/ui/toaster'))

/** Loads the toast's code with the first message, since most visits never see one. */
export function Toasts() {
  const toast = useToast()
  if (!toast) return null
  return (
    <Suspense>
      <Toaster regionLabel="Beskeder" closeLabel="Luk besked" />
    </Suspense>
  )
}
