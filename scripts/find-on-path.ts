import { accessSync, constants } from 'node:fs'
import { delimiter, resolve } from 'node:path'

/** The path of an executable, by name or by absolute path; undefined if there is none. */
export function findOnPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  // resolve() keeps an absolute path.
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
