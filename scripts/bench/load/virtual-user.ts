import { setTimeout } from 'node:timers/promises'
import type { Ledger } from './ledger.ts'
import type { Random } from './random.ts'
import type { Recorder } from './recorder.ts'
import type { ServerAddress } from './server-process.ts'

/** Somebody who uses the site until the load ends, and what they have around them. */
export type VirtualUser = {
  server: ServerAddress
  recorder: Recorder
  ledger: Ledger
  random: Random
  /** On the clock of performance.now(). Nothing is begun afterwards; what was begun is finished. */
  endsAt: number
}

/** After this long without an answer the site gives up, and so does everybody here. */
export const PATIENCE_MS = 20_000

export function isOver({ endsAt }: VirtualUser): boolean {
  return performance.now() >= endsAt
}

/** Waits for any time up to `most` milliseconds and from `least`, or until the load ends. */
export async function think(
  { random, endsAt }: VirtualUser,
  { least = 0, most }: { least?: number; most: number },
): Promise<void> {
  const pause = least + random() * (most - least)
  await setTimeout(Math.max(0, Math.min(pause, endsAt - performance.now())))
}
