// Weighs every page of the last build and fails if one is over its budget (size-budgets.ts): `npm run check:size`.
import { parseArgs } from 'node:util'
import { toText } from '../text-table.ts'
import { weighPages } from './page-weights.ts'
import { listExcesses } from './size-budgets.ts'

const { values } = parseArgs({ options: { dir: { type: 'string', default: 'dist-embedded' } } })
const pages = await weighPages(values.dir)
const rows = pages.map(({ route, scripts, jsKb, htmlKb, fontsKb }) => [
  route,
  String(scripts),
  ...[jsKb, htmlKb, fontsKb].map((kb) => kb.toFixed(1)),
])
const columns = ['route', 'scripts', 'js', 'html', 'fonts']
console.info(toText({ title: 'KB (1000 bytes), compressed with brotli', columns, rows }))
const excesses = pages.flatMap(listExcesses)
for (const excess of excesses) console.error(excess)
process.exitCode = excesses.length > 0 ? 1 : 0
