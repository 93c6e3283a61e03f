/** A .env file with these settings, each in the place of an older one or at the end; all else stays as it was. */
export function withSettings(text: string, settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings).reduce((lines, [name, value]) => {
    const older = new RegExp(`^${name}=.*$`, 'm')
    if (older.test(lines)) return lines.replace(older, () => `${name}=${value}`)
    const end = lines === '' || lines.endsWith('\n') ? '' : '\n'
    return `${lines}${end}${name}=${value}\n`
  }, text)
}
