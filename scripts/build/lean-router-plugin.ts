import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * React Router's package names only its build for development, which warns in the console of every visitor
 * about its own next version.
 */
const PRODUCTION = new URL('../../node_modules/react-router/dist/production/', import.meta.url)

const MAKES_COMPONENT = /\bReact\d*\.(?:createContext|forwardRef|memo)\(/g
/** A name for React's developer tools, which a build without them has no use for. */
const DISPLAY_NAME = /^\w+\.displayName = .+;$/gm

/**
 * Takes React Router as it is meant for visitors, and leaves out what this site does not use of it: its forms, its
 * scroll restoration and its other routers. They are made by calls, and named by assignments, of which no bundler
 * can know that nothing else comes of them.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^react-router$/,
            replacement: fileURLToPath(new URL('index.mjs', PRODUCTION)),
          },
        ],
      },
    }),
    transform: {
      filter: { id: /react-router\/dist\/production\// },
      handler: (code) => ({ code: leaveOutUnused(code), map: null }),
    },
  }
}

/** Says of each component that it may be left out where nobody uses it. */
function leaveOutUnused(code: string): string {
  return code.replace(DISPLAY_NAME, '').replace(MAKES_COMPONENT, '/* @__PURE__ */ $&')
}
