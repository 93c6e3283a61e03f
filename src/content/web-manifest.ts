// Relative imports: vite.config.ts loads this module, before the alias exists.
import { paths } from './paths.ts'
import { site } from './site.ts'

/**
 * The web app manifest, for a bookmark on a phone's home screen. The site opens in the browser, with address bar and
 * back button.
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
