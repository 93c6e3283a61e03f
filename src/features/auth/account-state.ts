import { useLocation } from 'react-router-dom'

/** Router state that the sign-in pages pass to each other, outside the URL. */
export type AccountState = {
  /** The typed address. */
  email?: string | undefined
  /** From the link in a mail. A reload keeps it. */
  tokenHash?: string | undefined
}

export function useAccountState(): AccountState {
  const state: unknown = useLocation().state
  return { email: textIn(state, 'email'), tokenHash: textIn(state, 'tokenHash') }
}

function textIn(state: unknown, key: keyof AccountState): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const value: unknown = Reflect.get(state, key)
  return typeof value === 'string' ? value : undefined
}
