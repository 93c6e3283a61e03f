import { PRESS_MS } from './clicks.ts'
import { MORE_TURNS } from './measure-route.ts'
import type { RouteMeasurement } from './measurements.ts'
import { type Table, toMarkdown } from './table.ts'

const SHOWN_WORDS = 12
const SHOWN_CHARACTERS = 160

export type Circumstances = {
  /** The command as typed. */
  command: string
  date: Date
  machine: string
  browser: string
  turns: number
}

/** The content of docs/performance.md. */
export function renderReport(
  [targets, ...tables]: readonly Table[],
  routes: readonly RouteMeasurement[],
  { command, date, machine, browser, turns }: Circumstances,
): string {
  const [more, last] = MORE_TURNS
  const day = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  return `# How fast the site is: measured

Written by \`${command}\` on ${day}; measure again instead of editing. ${machine}, ${browser}, nothing else
running. Times are those of one machine; ratios and bytes hold elsewhere.

${targets ? toMarkdown(targets) : ''}

What fails a build is kept apart, in \`scripts/build/size-budgets.ts\`: \`npm run check:size\` weighs every page.

## Method

The embedded build is served over HTTP/2 and TLS with brotli, headers and caching as on a real host
(\`scripts/dev/static-host.ts\`), and its backend beside it, whose answers are compressed as the proxies of
hosted Supabase do it. Chromium without a window is a phone of 390 × 844 at two device pixels, on slow 4G
(1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms) with its processor slowed down four times. The browser slows each
request down, so the latency of a new connection is not in the figures. Every load has an empty cache and
leaves the question about cookies unanswered. Both servers have compressed all files before. A new window is
left alone until the browser has made its own page for the address bar, which would take one of the
processors for a second.

The courses are not in the HTML of this build. /courses is measured twice more, as built for a project with 28 coming
courses and for one with 5,000, of which a build takes the first hundred.

Each page is loaded ${turns} times in each of three variants, in turn, so that a machine that is slow for a
while slows all three. A page that misses a target for LCP or TBT is then loaded ${more * turns} times more, and if
it still does, ${last * turns} times more: from one turn to the next the ratio of a page goes from 0.8 to 1.4. All of them count.
Figures are medians; ratios are taken within each turn, then their median.

- **built**: the page as it is deployed.
- **no scripts**: the same HTML without the elements that run or preload a script. No page can be faster than this.
- **SPA**: the same build with nothing inside \`#root\`, which an ordinary single-page application would be.

| Figure | How it is measured |
| --- | --- |
| FCP, LCP | \`paint\` and the last \`largest-contentful-paint\` entry before the page has come to rest: half a second without network, then two frames and an idle moment without a new request |
| Bytes | Content-Length of all answers from the network until then: bodies as sent, without headers; KB of 1000 bytes |
| CLS load | Sum of all \`layout-shift\` entries until then that no input caused, the worst of all turns; Core Web Vitals, which count only the worst five seconds, would say less |
| Scrolling | In one more load the page as built is scrolled to its end, four fifths of a screen at a time: what shifts, works and is downloaded from the first movement on |
| Job | Until what is named has been painted, or until React has given every link and button of the page its handlers, looked for every 16 ms; on one load of its own for each. JavaScript is what had come by then |
| TBT | What \`longtask\` entries that begin after FCP last beyond 50 ms. Where a page paints nothing until its script has run, most of that work is before FCP and not in it. Playwright listens as a debugger does, for which V8 would read React a second time when it starts, about 70 ms that no visitor waits; it is told to note beforehand what a debugger asks for (\`scripts/bench/web.ts\`) |
| Console | Warnings, errors and uncaught exceptions, among them those of hydration, over all loads of **built** |
| Words | Share of the words in the document once React has taken over and the page rests, shown or hidden, that a parser without scripts finds in the HTML as served, each as often as it stands there. The page is loaded today and, with the page's clock set and no course in the calendar, on 1 January 2020: a text node that is there on one of the days only comes from the date or the database and is left out, and so are the days of a calendar |
| Click | From the \`timeStamp\` of the click event, taken when the finger lifts and before the page hears of it, to the moment at which the new \`h1\` is on the screen (\`element\` entry). The pointer has rested on the link before, and what that prefetches has arrived; it is held down for ${PRESS_MS} ms, as no hand lets go in the moment in which it presses. All links are measured in turn, then all again |

## Figures

${[...tables.map(toMarkdown), ...renderFindings(routes)].join('\n\n')}
`
}

/** Details of wrong figures for words and console messages. */
export function renderFindings(routes: readonly RouteMeasurement[]): string[] {
  return [
    listFindings('Words that only scripts bring', routes, ({ missingWords }) =>
      shorten(missingWords),
    ),
    listFindings('Messages in the console', routes, ({ messages }) => [
      ...new Set(messages.map((message) => message.slice(0, SHOWN_CHARACTERS))),
    ]),
  ].filter((list) => list !== '')
}

function listFindings(
  title: string,
  routes: readonly RouteMeasurement[],
  findingsOf: (page: RouteMeasurement) => readonly string[],
): string {
  const lines = routes
    .filter((page) => findingsOf(page).length > 0)
    .map((page) => `- \`${page.name}\`: ${findingsOf(page).join(', ')}`)
  return lines.length === 0 ? '' : `### ${title}\n\n${lines.join('\n')}`
}

function shorten(words: readonly string[]): string[] {
  const more = words.length - SHOWN_WORDS
  return more > 0 ? [...words.slice(0, SHOWN_WORDS), `and ${more} more`] : [...words]
}
