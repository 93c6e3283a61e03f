import { useLocation } from 'react-router-dom'

/** Router state that the sign-in pages pass to each other, outside the URL. */
export type AccountState = {
  /** The typed address. */
  email?: string | undefined
  /** From the link in a mail. A reload keeps it. */
  tokenHash?: string | undefined
}

export function useAccountState(): AccountState {
  const state: AccountState | null = useLocation().state
  return state ?? {}
}
