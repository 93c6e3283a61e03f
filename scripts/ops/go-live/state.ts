import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod'

const stateSchema = z.strictObject({
  /** The subdomain of .supabase.co. */
  projectRef: z.string().default(''),
  finished: z.array(z.string()).default([]),
})

/** The progress of going live. Contains no secrets. */
export type GoLiveState = z.infer<typeof stateSchema>

/** In a folder that git ignores. */
export const STATE_FILE = '.local/go-live.json'

export function initialState(): GoLiveState {
  return stateSchema.parse({})
}

/** @throws Error when the file exists and is invalid */
export async function readState(folder: string): Promise<GoLiveState> {
  const file = join(folder, STATE_FILE)
  if (!existsSync(file)) return initialState()
  try {
    return stateSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (cause) {
    throw new Error(`${STATE_FILE} is damaged: \`npm run go-live -- --again\` starts over.`, {
      cause,
    })
  }
}

export async function writeState(folder: string, state: GoLiveState): Promise<void> {
  const file = join(folder, STATE_FILE)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(state, null, 2)}\n`)
}
