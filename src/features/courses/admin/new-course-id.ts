/**
 * A random UUID (version 4) for a new course. crypto.randomUUID is missing without https, such as on a phone that
 * opens `npm start -- --host`.
 */
export function newCourseId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}
