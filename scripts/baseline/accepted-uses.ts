/** Features newer than the baseline that pages work without, as the check names them, each with the reason. */
export type AcceptedUses = Readonly<Record<string, string>>

const REACT_DOM = 'node_modules/react-dom/cjs/react-dom-client.production.js'

/** In scripts each holds for one module. A module that asks for a feature first needs no entry (newer-in-script.ts). */
export const acceptedInScripts: AcceptedUses = {
  'CloseWatcher in src/components/ui/use-close-requests.ts':
    'A step back leaves the page, and Escape and the buttons close what is open.',
  'CSS.highlights in src/features/read-aloud/reading-controls.tsx':
    'Behind the question for Highlight: the paragraph is marked instead of the sentence.',
  [`Navigator.prototype.connection in ${REACT_DOM}`]: 'React assumes a speed.',
  [`Element.prototype.startViewTransition in ${REACT_DOM}`]:
    'React calls it for <ViewTransition> alone, which the site does not use.',
  // Names that belong to something else.
  'EventTarget.prototype.when in node_modules/zod/v4/core/schemas.js': 'Of a check.',
  'ScreenOrientation.prototype.lock in node_modules/@supabase/auth-js/dist/module/GoTrueClient.js':
    'Of the auth client.',
  'Presentation in src/content/articles/articles.ts': 'An icon.',
}

/** Markup that a browser may ignore, and styles that it may drop, with the declaration or rule that they stand in. */
export const acceptedInDocuments: AcceptedUses = {
  '<details name>': 'More than one section can be open.',
  '<link blocking>': 'The page is painted as it comes.',
  '<link rel="expect">': 'The page is painted as it comes.',
  '<link fetchpriority>': 'The browser chooses the order.',
  '<link rel="icon">': 'iOS takes apple-touch-icon.',
  '<link rel="manifest">': 'The site opens in a tab, and cannot be installed.',
  '<link rel="modulepreload">':
    'Prerendered pages preload the scripts as such; the shell requests its page a little later.',
  '<meta name="theme-color">': 'The browser keeps its own colour.',
  '<meta name="viewport">': 'Desktops have no use for it.',
  '::details-content': 'A folded section has its own button, and prints folded.',
  '::highlight': 'The paragraph is marked instead of the sentence.',
  ':open': 'Stands in :is(), which leaves out unknown selectors.',
  ':popover-open': 'Stands in :is(), which leaves out unknown selectors.',
  '@page': 'Paper has the browser’s own margins.',
  'break-after: avoid': 'On paper a heading can stand last on its page.',
  'contain-intrinsic-block-size': 'Holds for one frame.',
  'content-visibility': 'The first frame is laid out as a whole.',
  'cursor: default': 'Phones have no cursor.',
  'cursor: not-allowed': 'Phones have no cursor.',
  'cursor: pointer': 'Phones have no cursor.',
  'forced-color-adjust': 'There are no forced colours either.',
  'grid-template-rows: subgrid': 'Cards align their own rows alone.',
  'hyphenate-limit-chars': 'Shorter words are divided too.',
  'scrollbar-width': 'There is a scroll bar to be seen.',
  'text-wrap': 'Lines break where they are full.',
}
