import { addStyleSheet } from './computed-style'

/** Hides the panels that are not chosen, as the site's style sheet does: all of them are in the document. */
export function hideClosedTabPanels(): void {
  addStyleSheet('.data-\\[state\\=inactive\\]\\:hidden[data-state=inactive] { display: none }')
}
