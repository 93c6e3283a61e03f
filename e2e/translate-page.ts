/**
 * Does to the document what Chrome's translation does, with a language that is easily read: each text node is replaced
 * by a new one within two `font` elements, at once and whenever something is added. It writes an error to the console, which
 * fails the test (fixtures.ts), for each text that is changed after it has been replaced: nobody would see the change. A
 * browser is sent the source of this function alone.
 */
export function translatePage(): void {
  const NOT_TRANSLATED = 'script, style, noscript, svg, [translate=no]'
  const isTranslated = new WeakSet<Node>()
  const replaced = new MutationObserver((records) => {
    for (const { target } of records)
      console.error(`A change that is not seen in the translation: ${target.textContent}`)
  })

  function translate(text: Text): void {
    const parent = text.parentElement
    if (isTranslated.has(text) || !parent || parent.closest(NOT_TRANSLATED)) return
    if (!/[\p{L}\p{N}]/u.test(text.data)) return
    // Without the white space around it, which stays as it is.
    const words = new Text(text.data.replace(/\S(?:.*\S)?/su, '⟦$&⟧'))
    isTranslated.add(words)
    if (parent.tagName === 'TITLE') {
      text.replaceWith(words)
      return
    }
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
    inner.append(words)
    outer.append(inner)
    text.replaceWith(outer)
    replaced.observe(text, { characterData: true })
  }

  function translateAll(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    texts.forEach(translate)
  }

  document.documentElement.lang = 'en'
  document.documentElement.classList.add('translated-ltr')
  translateAll(document.documentElement)
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) translate(target)
      addedNodes.forEach(translateAll)
    }
  }).observe(document.documentElement, { subtree: true, childList: true, characterData: true })
}
