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
import { GABARITO } from './course-share-image.ts'

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

/** Behind the texts of a course's image (course-share-image.ts), which a build draws without a browser. */
export const COURSE_GROUND: ShareCard = {
  heading: '',
  ground: '--peach',
  illustration: 'service-kurser',
  box: [720, 322, 420],
}

/** The HTML of an image for shared links. Nothing that must be read lies within 60 px of the edge. */
export async function shareCardHtml({
  heading,
  headingSize = 116,
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
body {
  position: relative;
  height: 100vh;
  margin: 0;
  overflow: hidden;
  background: var(${ground});
  color: var(--foreground);
  font-family: var(--font-display);
  font-weight: 600;
}
h1 {
  position: absolute;
  top: 64px;
  left: 76px;
  display: flex;
  align-items: center;
  width: 620px;
  height: 330px;
  margin: 0;
  font-size: ${headingSize}px;
  font-weight: inherit;
  line-height: 1.04;
  letter-spacing: -0.022em;
  text-wrap: balance;
}
.illustration {
  position: absolute;
  top: ${top}px;
  left: ${left}px;
  width: ${width}px;
}
.illustration svg {
  display: block;
  overflow: visible;
}
.hill {
  position: absolute;
  bottom: 0;
  left: 0;
  overflow: visible;
  fill: var(--background);
  filter: drop-shadow(0 -3px 7px rgb(11 44 51 / 0.16));
}
.logo {
  position: absolute;
  bottom: 60px;
  left: 76px;
  display: flex;
  gap: 24px;
  align-items: center;
  font-size: 36px;
  line-height: 1.12;
  letter-spacing: -0.005em;
}
.logo svg {
  width: 112px;
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
