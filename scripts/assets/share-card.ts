import { readFile } from 'node:fs/promises'
import { about } from '@/content/about'
import { articlesPage } from '@/content/articles/articles-page'
import { coursesPage } from '@/content/courses'
import { home } from '@/content/home'
import { pricesPage } from '@/content/prices/prices-page'
import { servicesPage } from '@/content/services/services-page'
import type { ShareSection } from '@/content/share-images'
import { site } from '@/content/site'
import type { IllustrationName } from '@/illustrations/illustration-name'

type ShareCard = {
  heading: string
  /** In pixels; smaller for longer headings. */
  headingSize?: number
  /** A colour of tokens.css. */
  ground: `--${string}`
  illustration: IllustrationName
  /** The illustration's left, top and width in pixels. Overflow is visible, and the hill covers its lower edge. */
  box: readonly [left: number, top: number, width: number]
}

export const SHARE_CARDS: Readonly<Record<ShareSection, ShareCard>> = {
  home: {
    heading: home.heading,
    headingSize: 82,
    ground: '--egg',
    illustration: 'hero',
    box: [-924, -58, 2166],
  },
  about: { heading: about.title, ground: '--peach', illustration: 'team', box: [424, 136, 744] },
  services: {
    heading: servicesPage.title,
    ground: '--egg',
    illustration: 'service-helhed',
    box: [545, 126, 640],
  },
  courses: {
    heading: coursesPage.title,
    ground: '--peach',
    illustration: 'service-kurser',
    box: [545, 126, 640],
  },
  prices: {
    heading: pricesPage.title,
    ground: '--leaf',
    illustration: 'step-2-unge',
    box: [510, 132, 672],
  },
  articles: {
    heading: articlesPage.title,
    // The background colour within the illustration.
    ground: '--ill-cv-sky',
    illustration: 'cover-presse',
    box: [400, 36, 900],
  },
  municipalities: {
    heading: 'Kommuner',
    ground: '--egg',
    illustration: 'contact',
    box: [550, 148, 680],
  },
}

const USUAL_HEADING_SIZE = 116
const GABARITO = 'node_modules/@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2'

/** The HTML of an image for shared links, without external resources. */
export async function shareCardHtml({
  heading,
  headingSize = USUAL_HEADING_SIZE,
  ground,
  illustration,
  box: [left, top, width],
}: ShareCard): Promise<string> {
  const font = await readFile(GABARITO, 'base64')
  return `<!doctype html>
<html lang="da">
<meta charset="utf-8">
<style>
@font-face {
  font-family: "Gabarito Variable";
  font-weight: 400 900;
  src: url("data:font/woff2;base64,${font}");
}
${await readFile('src/styles/tokens.css', 'utf8')}
${await readFile('scripts/assets/share-card.css', 'utf8')}
body {
  --ground: var(${ground});
  --heading-size: ${headingSize}px;
  --left: ${left}px;
  --top: ${top}px;
  --width: ${width}px;
}
</style>
<div class="illustration">${await readIllustration(illustration)}</div>
<svg class="hill" width="1200" height="250" viewBox="0 0 1200 250"><path d="M0 32C150 4 330 20 480 72C690 142 920 182 1200 152V250H0Z"/></svg>
<h1>${heading}</h1>
<div class="logo">${await readIllustration('logo-mark')}<span>${site.nameLines.join('<br>')}</span></div>
</html>`
}

/** An illustration's SVG, coloured by the tokens of the surrounding page. */
export function readIllustration(name: IllustrationName): Promise<string> {
  return readFile(`src/illustrations/${name}.svg`, 'utf8')
}
