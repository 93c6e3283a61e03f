/** A use of something newer than the baseline without which a page does its job. */
export type AcceptedUse = {
  /** As the check names it. */
  readonly feature: string
  /** The one module that may use it, relative to the project; without it, every file may. */
  readonly module?: string
  /** The code of that module which does without the feature. Once it is gone, the use is refused. */
  readonly guard?: RegExp
  readonly reason: string
}

const REACT_DOM = 'node_modules/react-dom/cjs/react-dom-client.production.js'
const WEBAUTHN = 'node_modules/@supabase/auth-js/dist/module/lib/webauthn.js'
const FOLLOW_SENTENCE = 'src/features/read-aloud/follow-sentence.ts'

/** Scripts that ask before they use something newer. */
const guarded: readonly AcceptedUse[] = [
  {
    feature: 'CloseWatcher',
    module: 'src/components/ui/use-close-watcher.ts',
    guard: /!CloseWatcher|["']CloseWatcher["'] in /,
    reason: 'A step back leaves the page, and Escape and the buttons close what is open.',
  },
  {
    feature: 'CSS.highlights',
    module: FOLLOW_SENTENCE,
    guard: /typeof Highlight/,
    reason: 'The paragraph is marked instead of the sentence.',
  },
  {
    feature: 'Highlight',
    module: FOLLOW_SENTENCE,
    guard: /typeof Highlight/,
    reason: 'The paragraph is marked instead of the sentence.',
  },
  {
    feature: 'Element.prototype.checkVisibility',
    module: 'src/features/read-aloud/page-sentences.ts',
    guard: /checkVisibility\?\.\(\)/,
    reason: 'A section that is folded is read aloud too.',
  },
  {
    feature: 'Element.prototype.checkVisibility',
    module: 'node_modules/@radix-ui/react-focus-scope/dist/index.mjs',
    guard: /typeof container\.checkVisibility/,
    reason: 'The computed styles are asked instead.',
  },
  {
    feature: 'navigation',
    module: 'src/features/courses/admin/use-leave-guard.ts',
    guard: /["']navigation["'] in window/,
    reason: 'A step back leaves a changed form, as where a browser lets no page stop it.',
  },
  {
    feature: 'navigation',
    module: REACT_DOM,
    guard: /typeof navigation/,
    reason: 'The browser does not show that a transition is loading.',
  },
  {
    feature: 'Navigation.prototype.currentEntry',
    module: REACT_DOM,
    guard: /typeof navigation/,
    reason: 'See above.',
  },
  {
    feature: 'Navigation.prototype.navigate',
    module: REACT_DOM,
    guard: /typeof navigation/,
    reason: 'See above.',
  },
  {
    feature: 'Navigation.prototype.transition',
    module: REACT_DOM,
    guard: /typeof navigation/,
    reason: 'See above.',
  },
  {
    feature: 'Navigator.prototype.connection',
    module: REACT_DOM,
    guard: /navigator\.connection &&/,
    reason: 'React assumes a speed.',
  },
  {
    feature: 'setImmediate',
    module: 'node_modules/scheduler/cjs/scheduler.production.js',
    guard: /typeof setImmediate/,
    reason: 'Node.js has it; in a browser React uses a MessageChannel.',
  },
  {
    feature: 'Error.captureStackTrace',
    module: 'node_modules/zod/v4/core/util.js',
    guard: /["']captureStackTrace["'] in Error/,
    reason: 'Errors keep the stack that they begin with.',
  },
  {
    feature: 'PublicKeyCredential.parseCreationOptionsFromJSON',
    module: WEBAUTHN,
    guard: /["']parseCreationOptionsFromJSON["'] in PublicKeyCredential/,
    reason: 'The library reads the options itself.',
  },
  {
    feature: 'PublicKeyCredential.parseRequestOptionsFromJSON',
    module: WEBAUTHN,
    guard: /["']parseRequestOptionsFromJSON["'] in PublicKeyCredential/,
    reason: 'The library reads the options itself.',
  },
  {
    feature: 'Element.prototype.startViewTransition',
    module: REACT_DOM,
    reason: 'React calls it for <ViewTransition> alone, which the site does not use.',
  },
]

/** Names that belong to something else here: to an object of the site or of a library. */
const namesakes: readonly AcceptedUse[] = [
  { feature: 'Presentation', module: 'src/content/articles/articles.ts', reason: 'An icon.' },
  { feature: 'EventTarget.prototype.when', reason: 'Of a check in zod.' },
  { feature: 'HTMLElement.prototype.popover', module: REACT_DOM, reason: 'Of props.' },
  { feature: 'HTMLInputElement.prototype.capture', reason: 'Of options for listeners.' },
  { feature: 'HTMLLinkElement.prototype.imageSizes', reason: 'Of options in React.' },
  { feature: 'HTMLScriptElement.prototype.fetchPriority', reason: 'Of options in React.' },
  { feature: 'IntersectionObserver.prototype.delay', reason: 'Of a task, and of a carousel.' },
  { feature: 'MediaSource.prototype.handle', reason: 'Of a route.' },
  { feature: 'MouseEvent.prototype.movementX', reason: 'Of events that React makes.' },
  { feature: 'MouseEvent.prototype.movementY', reason: 'Of events that React makes.' },
  { feature: 'Navigator.prototype.share', module: REACT_DOM, reason: 'Of props.' },
  { feature: 'Notification.prototype.actions', reason: 'Of the words for the log of changes.' },
  { feature: 'Notification.prototype.icon', reason: 'Of a result, and of a toast.' },
  { feature: 'Notification.prototype.silent', reason: 'Of options in TanStack Query.' },
  { feature: 'Notification.prototype.tag', reason: 'Of an element, and of a fiber.' },
  { feature: 'ScreenOrientation.prototype.lock', reason: 'Of the auth client.' },
  { feature: 'TransitionEvent.prototype.animation', reason: 'Of a carousel, and of styles.' },
]

/** Markup that a browser may leave unread. */
const markup: readonly AcceptedUse[] = [
  { feature: '<details name>', reason: 'More than one section can be open.' },
  { feature: '<link blocking>', reason: 'The page is painted as it comes.' },
  { feature: '<link rel="expect">', reason: 'The page is painted as it comes.' },
  { feature: '<link fetchpriority>', reason: 'The browser chooses the order.' },
  { feature: '<link rel="icon">', reason: 'iOS takes apple-touch-icon.' },
  { feature: '<link rel="manifest">', reason: 'The site is opened as any other.' },
  { feature: '<link rel="modulepreload">', reason: 'Scripts are asked for a little later.' },
  { feature: '<meta name="theme-color">', reason: 'The browser keeps its own colour.' },
  { feature: '<meta name="viewport">', reason: 'Desktops have no use for it.' },
]

/** Styles that a browser may drop, with the declaration or the rule that they stand in. */
const styles: readonly AcceptedUse[] = [
  {
    feature: '::details-content',
    reason: 'A folded section has its own button, and prints folded.',
  },
  { feature: '::highlight', reason: 'The paragraph is marked instead of the sentence.' },
  { feature: ':open', reason: 'Stands in :is(), which leaves out what a browser does not know.' },
  { feature: ':popover-open', reason: 'Stands in :is(), which leaves out what it does not know.' },
  { feature: '@page', reason: 'Paper has the browser’s own margins.' },
  { feature: 'break-after: avoid', reason: 'On paper a heading can stand last on its page.' },
  { feature: 'contain-intrinsic-block-size', reason: 'Holds for one frame.' },
  { feature: 'content-visibility', reason: 'The first frame is laid out as a whole.' },
  { feature: 'cursor: default', reason: 'Phones have no cursor.' },
  { feature: 'cursor: not-allowed', reason: 'Phones have no cursor.' },
  { feature: 'cursor: pointer', reason: 'Phones have no cursor.' },
  { feature: 'forced-color-adjust', reason: 'There are no forced colours either.' },
  { feature: 'grid-template-rows: subgrid', reason: 'Cards align their own rows alone.' },
  { feature: 'hyphenate-limit-chars', reason: 'Shorter words are divided too.' },
  { feature: 'scrollbar-width', reason: 'There is a scroll bar to be seen.' },
  { feature: 'text-wrap', reason: 'Lines break where they are full.' },
]

export const acceptedInScripts: readonly AcceptedUse[] = [...guarded, ...namesakes]

export const acceptedInDocuments: readonly AcceptedUse[] = [...markup, ...styles]
