import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { hasErrorCode } from '../../../supabase/local/error-code.ts'

const stateSchema = z.strictObject({
  /** The part of the project's address before .supabase.co. */
  projectRef: z.string().optional(),
  /** The site's own address, without a slash behind. */
  siteAddress: z.string().optional(),
  finished: z.array(z.string()),
})

/** How far going live has come. Nothing in it is secret. */
export type GoLiveState = z.infer<typeof stateSchema>

/** In a folder that git ignores. */
export const STATE_FILE = '.local/go-live.json'

/** @throws Error when the file is there and cannot be understood */
export async function readState(folder: string): Promise<GoLiveState> {
  try {
    return stateSchema.parse(JSON.parse(await readFile(join(folder, STATE_FILE), 'utf8')))
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return { finished: [] }
    throw new Error(`${STATE_FILE} is damaged: \`npm run go-live -- --again\` begins anew.`, {
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
