import type { Plugin } from 'vite'

/**
 * Tells Chrome (136 and later) to compile all functions of a script on the thread that downloads it. Otherwise each
 * is compiled when it is first called, while the page stands still: about a hundred of React's and the router's
 * during the first click on a link. To other browsers it is a comment.
 *
 * Only for code that nearly every visit runs, since the rest would be compiled for nothing.
 * https://v8.dev/blog/explicit-compile-hints
 */
export function compileAhead(names: readonly string[]): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      // The comment must come first, and minifying would drop it.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && names.includes(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}
