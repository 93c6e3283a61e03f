/** Features newer than the baseline that pages work without. */
export type AcceptedUse = {
  /** As the check names them. */
  readonly features: readonly string[]
  /** The one module that may use them, relative to the project; without it, every file may. */
  readonly module?: string
  /** The module's code for browsers without them. When it is removed, the use is refused. */
  readonly guard?: RegExp
  readonly reason: string
}

const REACT_DOM = 'node_modules/react-dom/cjs/react-dom-client.production.js'

export const acceptedInScripts: readonly AcceptedUse[] = [
  // Scripts that detect the feature first.
  {
    features: ['CloseWatcher'],
    module: 'src/components/ui/use-close-requests.ts',
    guard: /!CloseWatcher|["']CloseWatcher["'] in /,
    reason: 'A step back leaves the page, and Escape and the buttons close what is open.',
  },
  {
    features: ['CSS.highlights', 'Highlight'],
    module: 'src/features/read-aloud/reading-controls.tsx',
    guard: /typeof Highlight/,
    reason: 'The paragraph is marked instead of the sentence.',
  },
  {
    features: ['Element.prototype.checkVisibility'],
    module: 'src/features/read-aloud/page-sentences.ts',
    guard: /checkVisibility\?\.\(\)/,
    reason: 'A section that is folded is read aloud too.',
  },
  {
    features: ['Element.prototype.checkVisibility'],
    module: 'node_modules/@radix-ui/react-focus-scope/dist/index.mjs',
    guard: /typeof container\.checkVisibility/,
    reason: 'The computed styles are asked instead.',
  },
  {
    features: ['navigation'],
    module: 'src/features/courses/admin/use-leave-guard.ts',
    guard: /["']navigation["'] in window/,
    reason: 'A step back leaves a changed form, as where a browser lets no page stop it.',
  },
  {
    features: [
      'navigation',
      'Navigation.prototype.currentEntry',
      'Navigation.prototype.navigate',
      'Navigation.prototype.transition',
    ],
    module: REACT_DOM,
    guard: /typeof navigation/,
    reason: 'The browser does not show that a transition is loading.',
  },
  {
    features: ['Navigator.prototype.connection'],
    module: REACT_DOM,
    guard: /navigator\.connection &&/,
    reason: 'React assumes a speed.',
  },
  {
    features: ['setImmediate'],
    module: 'node_modules/scheduler/cjs/scheduler.production.js',
    guard: /typeof setImmediate/,
    reason: 'Node.js has it; in a browser React uses a MessageChannel.',
  },
  {
    features: ['Error.captureStackTrace'],
    module: 'node_modules/zod/v4/core/util.js',
    guard: /["']captureStackTrace["'] in Error/,
    reason: 'Errors keep the stack that they begin with.',
  },
  {
    features: [
      'PublicKeyCredential.parseCreationOptionsFromJSON',
      'PublicKeyCredential.parseRequestOptionsFromJSON',
    ],
    module: 'node_modules/@supabase/auth-js/dist/module/lib/webauthn.js',
    guard: /["']parseCreationOptionsFromJSON["'] in PublicKeyCredential/,
    reason: 'The library reads the options itself.',
  },
  {
    features: ['Element.prototype.startViewTransition'],
    module: REACT_DOM,
    reason: 'React calls it for <ViewTransition> alone, which the site does not use.',
  },
  // Names that belong to something else here: to an object of the site or of a library.
  { features: ['Presentation'], module: 'src/content/articles/articles.ts', reason: 'An icon.' },
  { features: ['HTMLElement.prototype.popover'], module: REACT_DOM, reason: 'Of props.' },
  { features: ['Navigator.prototype.share'], module: REACT_DOM, reason: 'Of props.' },
  ...everywhere({
    'EventTarget.prototype.when': 'Of a check in zod.',
    'HTMLInputElement.prototype.capture': 'Of options for listeners.',
    'HTMLLinkElement.prototype.imageSizes': 'Of options in React.',
    'HTMLScriptElement.prototype.fetchPriority': 'Of options in React.',
    'IntersectionObserver.prototype.delay': 'Of a task, and of a carousel.',
    'MediaSource.prototype.handle': 'Of a route.',
    'MouseEvent.prototype.movementX': 'Of events that React makes.',
    'MouseEvent.prototype.movementY': 'Of events that React makes.',
    'Notification.prototype.actions': 'Of the words for the log of changes.',
    'Notification.prototype.icon': 'Of a result, and of a toast.',
    'Notification.prototype.silent': 'Of options in TanStack Query.',
    'Notification.prototype.tag': 'Of an element, and of a fiber.',
    'ScreenOrientation.prototype.lock': 'Of the auth client.',
    'TransitionEvent.prototype.animation': 'Of a carousel, and of styles.',
  }),
]

/** Markup that a browser may ignore, and styles that it may drop, with the declaration or rule that they stand in. */
export const acceptedInDocuments: readonly AcceptedUse[] = everywhere({
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
})

function everywhere(reasons: Readonly<Record<string, string>>): AcceptedUse[] {
  return Object.entries(reasons).map(([feature, reason]) => ({ features: [feature], reason }))
}
