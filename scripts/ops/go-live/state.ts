import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { hasErrorCode } from '../../../supabase/local/error-code.ts'

const stateSchema = z.strictObject({
  /** The subdomain of .supabase.co. */
  projectRef: z.string().optional(),
  /** The site's origin, without a trailing slash. */
  siteAddress: z.string().optional(),
  finished: z.array(z.string()),
})

/** The progress of going live. Contains no secrets. */
export type GoLiveState = z.infer<typeof stateSchema>

/** In a folder that git ignores. */
export const STATE_FILE = '.local/go-live.json'

/** @throws Error when the file exists and is invalid */
export async function readState(folder: string): Promise<GoLiveState> {
  try {
    return stateSchema.parse(JSON.parse(await readFile(join(folder, STATE_FILE), 'utf8')))
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return { finished: [] }
    throw new Error(`${STATE_FILE} is damaged: \`npm run go-live -- --again\` starts over.`, {
      cause: error,
    })
  }
}

export async function writeState(folder: string, state: GoLiveState): Promise<void> {
  const file = join(folder, STATE_FILE)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(state, null, 2)}\n`)
}

export async function forgetState(folder: string): Promise<void> {
  await rm(join(folder, STATE_FILE), { force: true })
}
