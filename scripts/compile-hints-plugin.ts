import type { Plugin } from 'vite'

/**
 * Tells Chrome (136 and later) to compile all functions of a script on the thread that downloads it. Otherwise each
 * is compiled when it is first called, while the page stands still: about a hundred of React's and the router's
 * during the first click on a link, and those of the page it leads to. To other browsers it is a comment.
 *
 * Only for code that runs when it is there, since the rest would be compiled for nothing: large scripts are
 * libraries of which a page uses a part.
 * https://v8.dev/blog/explicit-compile-hints
 * @param named scripts of any size
 * @param upTo the size in characters below which every script is marked
 */
export function compileAhead({ named, upTo }: { named: readonly string[]; upTo: number }): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      // The comment must come first, and minifying would drop it.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && (named.includes(file.name) || file.code.length < upTo))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}
