/** Uses of something newer than the baseline without which a page does its job. */
export type AcceptedUse = {
  /** As the check names them. */
  readonly features: readonly string[]
  /** The one module that may use them, relative to the project; without it, every file may. */
  readonly module?: string
  /** The code of that module which does without them. Once it is gone, the use is refused. */
  readonly guard?: RegExp
  readonly reason: string
}

const REACT_DOM = 'node_modules/react-dom/cjs/react-dom-client.production.js'

/** Scripts that ask before they use something newer. */
const guarded: readonly AcceptedUse[] = [
  {
    features: ['CloseWatcher'],
    module: 'src/components/ui/use-close-watcher.ts',
    guard: /!CloseWatcher|["']CloseWatcher["'] in /,
    reason: 'A step back leaves the page, and Escape and the buttons close what is open.',
  },
  {
    features: ['CSS.highlights', 'Highlight'],
    module: 'src/features/read-aloud/follow-sentence.ts',
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
]

/** Names that belong to something else here: to an object of the site or of a library. */
const namesakes: readonly AcceptedUse[] = [
  { features: ['Presentation'], module: 'src/content/articles/articles.ts', reason: 'An icon.' },
  { features: ['EventTarget.prototype.when'], reason: 'Of a check in zod.' },
  { features: ['HTMLElement.prototype.popover'], module: REACT_DOM, reason: 'Of props.' },
  { features: ['HTMLInputElement.prototype.capture'], reason: 'Of options for listeners.' },
  { features: ['HTMLLinkElement.prototype.imageSizes'], reason: 'Of options in React.' },
  { features: ['HTMLScriptElement.prototype.fetchPriority'], reason: 'Of options in React.' },
  { features: ['IntersectionObserver.prototype.delay'], reason: 'Of a task, and of a carousel.' },
  { features: ['MediaSource.prototype.handle'], reason: 'Of a route.' },
  {
    features: ['MouseEvent.prototype.movementX', 'MouseEvent.prototype.movementY'],
    reason: 'Of events that React makes.',
  },
  { features: ['Navigator.prototype.share'], module: REACT_DOM, reason: 'Of props.' },
  { features: ['Notification.prototype.actions'], reason: 'Of the words for the log of changes.' },
  { features: ['Notification.prototype.icon'], reason: 'Of a result, and of a toast.' },
  { features: ['Notification.prototype.silent'], reason: 'Of options in TanStack Query.' },
  { features: ['Notification.prototype.tag'], reason: 'Of an element, and of a fiber.' },
  { features: ['ScreenOrientation.prototype.lock'], reason: 'Of the auth client.' },
  { features: ['TransitionEvent.prototype.animation'], reason: 'Of a carousel, and of styles.' },
]

/** Markup that a browser may ignore. */
const markup: readonly AcceptedUse[] = [
  { features: ['<details name>'], reason: 'More than one section can be open.' },
  {
    features: ['<link blocking>', '<link rel="expect">'],
    reason: 'The page is painted as it comes.',
  },
  { features: ['<link fetchpriority>'], reason: 'The browser chooses the order.' },
  { features: ['<link rel="icon">'], reason: 'iOS takes apple-touch-icon.' },
  { features: ['<link rel="manifest">'], reason: 'The site is opened as any other.' },
  { features: ['<link rel="modulepreload">'], reason: 'Scripts are requested a little later.' },
  { features: ['<meta name="theme-color">'], reason: 'The browser keeps its own colour.' },
  { features: ['<meta name="viewport">'], reason: 'Desktops have no use for it.' },
]

/** Styles that a browser may drop, with the declaration or the rule that they stand in. */
const styles: readonly AcceptedUse[] = [
  {
    features: ['::details-content'],
    reason: 'A folded section has its own button, and prints folded.',
  },
  { features: ['::highlight'], reason: 'The paragraph is marked instead of the sentence.' },
  {
    features: [':open', ':popover-open'],
    reason: 'Stand in :is(), which leaves out unknown selectors.',
  },
  { features: ['@page'], reason: 'Paper has the browser’s own margins.' },
  { features: ['break-after: avoid'], reason: 'On paper a heading can stand last on its page.' },
  { features: ['contain-intrinsic-block-size'], reason: 'Holds for one frame.' },
  { features: ['content-visibility'], reason: 'The first frame is laid out as a whole.' },
  {
    features: ['cursor: default', 'cursor: not-allowed', 'cursor: pointer'],
    reason: 'Phones have no cursor.',
  },
  { features: ['forced-color-adjust'], reason: 'There are no forced colours either.' },
  { features: ['grid-template-rows: subgrid'], reason: 'Cards align their own rows alone.' },
  { features: ['hyphenate-limit-chars'], reason: 'Shorter words are divided too.' },
  { features: ['scrollbar-width'], reason: 'There is a scroll bar to be seen.' },
  { features: ['text-wrap'], reason: 'Lines break where they are full.' },
]

export const acceptedInScripts: readonly AcceptedUse[] = [...guarded, ...namesakes]

export const acceptedInDocuments: readonly AcceptedUse[] = [...markup, ...styles]
