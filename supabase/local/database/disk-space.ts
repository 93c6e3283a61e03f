import { statfs } from 'node:fs/promises'

/** PostgreSQL's log grows by segments of 16 MB, and a checkpoint writes beside them. */
const ROOM_BYTES = 64 * 1024 * 1024

/** How many bytes this user may still write on the disk that holds a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Whether the database can write without meeting the end of the disk, where PGlite neither answers nor ends. */
export function hasRoom(free: number): boolean {
  return free >= ROOM_BYTES
}

/** The sentence for the person at the machine. */
export function diskFull(folder: string): string {
  return `The disk that holds ${folder} is full. Make room, and try again.`
}
