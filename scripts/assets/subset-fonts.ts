import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeSiteFonts } from './site-fonts.ts'

const FOLDER = 'src/styles/fonts'

await mkdir(FOLDER, { recursive: true })
for (const [name, content] of await makeSiteFonts()) {
  const file = join(FOLDER, name)
  await writeFile(file, content)
  console.info(`${file}: ${content.byteLength} bytes`)
}
