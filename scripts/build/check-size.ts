// Weighs every page of the last build and fails if one is over its budget (size-budgets.ts): `npm run check:size`.
import { parseArgs } from 'node:util'
import { toText } from '../bench/web/table.ts'
import { type PageWeight, weighPages } from './page-weights.ts'
import { describeExcess } from './size-budgets.ts'

const { values } = parseArgs({ options: { dir: { type: 'string', default: 'dist-embedded' } } })
try {
  const pages = await weighPages(values.dir)
  console.info(describe(pages))
  const excesses = pages.flatMap((page) => describeExcess(page) ?? [])
  for (const excess of excesses) console.error(excess)
  process.exitCode = excesses.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function describe(pages: readonly PageWeight[]): string {
  const kb = (bytes: number) => (bytes / 1000).toFixed(1)
  return toText({
    title: 'KB (1000 bytes) that a page names and imports statically, compressed with brotli',
    columns: ['route', 'js', 'scripts', 'html', 'style sheets', 'fonts', 'preloads'],
    rows: pages.map(({ route, js, scripts, html, styleSheets, fonts, fontPreloads }) => [
      route,
      kb(js),
      String(scripts),
      kb(html),
      String(styleSheets),
      kb(fonts),
      String(fontPreloads),
    ]),
  })
}
