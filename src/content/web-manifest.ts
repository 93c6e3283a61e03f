// Relative, because the build reads it before there is an alias.
import { paths } from './paths.ts'
import { site } from './site.ts'

/**
 * What a phone reads when somebody puts the site on the home screen. It opens in the browser, as any bookmark:
 * there is nothing to install, and nobody loses the address bar or the way back.
 */
export const webManifest = {
  id: paths.home,
  name: site.name,
  short_name: 'CPL',
  lang: 'da',
  dir: 'ltr',
  start_url: paths.home,
  scope: paths.home,
  display: 'browser',
  // --deep and --background of src/styles/tokens.css
  theme_color: '#033b44',
  background_color: '#fcfbf7',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} as const
