declare module 'fs-native-extensions' {
  /**
   * Tries to lock a range of an open file; false where another process has the lock.
   * @param offset in bytes; it may lie behind the file's end
   */
  export function tryLock(
    file: number,
    offset: number,
    length: number,
    options?: { shared?: boolean },
  ): boolean
}
