declare module 'fs-native-extensions' {
  /**
   * Locks a range of an open file, or says at once that somebody else has it.
   * @param offset in bytes; it may lie behind the file's end
   */
  export function tryLock(
    file: number,
    offset: number,
    length: number,
    options?: { shared?: boolean },
  ): boolean
}
