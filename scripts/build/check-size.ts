// Weighs every page of the last build and fails if one is over its budget (size-budgets.ts): `npm run check:size`.
import { parseArgs } from 'node:util'
import { toText } from '../bench/web/table.ts'
import { weighPages } from './page-weights.ts'
import { describeExcess } from './size-budgets.ts'

const { values } = parseArgs({ options: { dir: { type: 'string', default: 'dist-embedded' } } })
const kb = (bytes: number) => (bytes / 1000).toFixed(1)
try {
  const pages = await weighPages(values.dir)
  const table = toText({
    title: 'KB (1000 bytes) that a page names, compressed with brotli',
    columns: ['route', 'scripts', 'js', 'html', 'fonts'],
    rows: pages.map(({ route, scripts, js, html, fonts }) => [
      route,
      String(scripts),
      kb(js),
      kb(html),
      kb(fonts),
    ]),
  })
  console.info(table)
  const excesses = pages.flatMap((page) => describeExcess(page) ?? [])
  for (const excess of excesses) console.error(excess)
  process.exitCode = excesses.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
