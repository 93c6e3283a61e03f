import { useLocation } from 'react-router-dom'

/** What the pages around the sign-in hand on to each other: beside the address, not in it. */
export type AccountState = {
  /** What has been typed so far, so that nobody types it twice. */
  email?: string | undefined
  /** From the link of a mail. A reload keeps it. */
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
