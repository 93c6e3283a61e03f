import { accessSync, constants } from 'node:fs'
import { delimiter, resolve } from 'node:path'

/** Where a program is that may be started, by its name or by its whole path; undefined if it is nowhere. */
export function findOnPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  // resolve() leaves a whole path as it is.
  return folders.map((folder) => resolve(folder, name)).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
