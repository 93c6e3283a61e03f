import type { Table } from '../../text-table.ts'
import { PRESS_MS } from './clicks.ts'
import { EXTENSION } from './measure-page.ts'

type Circumstances = {
  command: string
  machine: string
  browser: string
  turns: number
}

/** The content of docs/performance.md. */
export function renderReport(
  targets: Table,
  tables: readonly Table[],
  { command, machine, browser, turns }: Circumstances,
): string {
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' })
  return `# How fast the site is: measured

Written by \`${command}\` on ${day}; measure again instead of editing. ${machine}, ${browser}, nothing else
running. Times are those of one machine; ratios and bytes hold elsewhere.

${toMarkdown(targets)}

Builds fail at the limits of \`scripts/size/size-budgets.ts\` instead: \`npm run check:size\` weighs every page.

## Method

The embedded build is served over HTTP/2 and TLS with brotli, headers and caching as on a real host
(\`scripts/dev/static-host.ts\`), with its backend on the same origin, whose responses are compressed as by the proxies of
hosted Supabase. Headless Chromium is a phone of 390 × 844 px at two device pixels, on slow 4G (1.6 Mbit/s down,
0.75 Mbit/s up, 150 ms) with its processor slowed down four times. The browser delays each request, so the latency of a
new connection is not included. Every load has an empty cache and makes no choice in the cookie banner.

This build has no courses in its HTML. /courses is measured twice more, as built for a project with 28 coming courses and
for one with 5,000, of which a build takes the first hundred.

Each page is loaded ${turns} times as built and as often without the elements that run or preload a script, which is the
earliest possible paint, in turn; and ${turns} times for each task. A page that misses its target for LCP or TBT, and a task
that misses its own, are then loaded ${EXTENSION * turns} times more. All loads count. Figures are medians; ratios are taken within
each turn, then their median.

| Metric | How it is measured |
| --- | --- |
| FCP, LCP | \`paint\` and the last \`largest-contentful-paint\` entry before the page is idle: half a second without a pending request, then two frames and an idle callback without a new request |
| TBT | The part beyond 50 ms of \`longtask\` entries that begin after FCP. Chromium records source positions while compiling, because V8 would otherwise compile React a second time for Playwright's debugger, about 70 ms that no visitor waits (\`scripts/bench/web.ts\`) |
| CLS | Sum of all \`layout-shift\` entries without recent input in a load that is scrolled to its end, on the phone and at 1440 × 900 px; Core Web Vitals count only the worst five seconds |
| Task | Until the frame with the elements (the first course is the first of the three below the title, since a phone's first screen shows no card), or ('alive') until React has attached its props to every link and button; polled every 16 ms, in a load of its own |
| HTML, JavaScript | Compressed bodies until the page is idle, or until the task is completed; KB of 1000 bytes |
| Click | From the \`timeStamp\` of the click event to the \`element\` entry of the new \`h1\`. The pointer has rested on the link before, and its prefetch is complete; the button is held down for ${PRESS_MS} ms |

## Figures

${tables.map(toMarkdown).join('\n\n')}
`
}

function toMarkdown({ title, columns, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = columns.map((_, column) => (column === 0 ? '---' : '---:'))
  const body = rows.map(line)
  return [`### ${title}`, '', line(columns), line(rule), ...body].join('\n')
}
