import { SIGNS } from '@/app/signs'
import { whileLoading } from '@/lib/loading'
import { renewUntouchedPage } from '@/lib/missing-code'
import { isPlainClick } from '@/lib/plain-click'
import { reportError } from '@/lib/report-error'

/** From the page's HTML being there until React has taken it over; undefined where the browser made the page. */
let takeover:
  | { path: string; page: HTMLElement; done: Promise<void>; finish: () => void }
  | undefined
let clicked: HTMLElement | undefined
let followLink: ((link: HTMLAnchorElement) => boolean) | undefined
/** Ends the wait for a sign. */
let wake = () => {}
let isLeft = false
let headOfFirstPage: readonly Element[] = []

/**
 * Leaves the page that came as HTML as it is until there is a sign of a visitor: it is complete, and reading it
 * takes no script. A click on one of its buttons that comes before React has taken over is kept and made then,
 * also one that came before this script; a link is followed by the frame, which comes to life at once.
 * @param page the element that holds the page and not the frame
 */
export function holdFirstPage(path: string, page: HTMLElement): void {
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  takeover = { path, page, done, finish }
  clicked = window.early?.button
  // The build writes it last (scripts/document.ts).
  headOfFirstPage = [...document.head.querySelectorAll('link[rel=manifest] ~ *')]
  // Before React hears of it, which lets go of a click on what it has not taken over.
  window.addEventListener('click', keepClick, { capture: true })
  done.then(() => {
    window.removeEventListener('click', keepClick, { capture: true })
    clicked?.click()
    clicked = undefined
  })
}

/**
 * Says how a click on a link of the first page is answered before React has taken the page over.
 * @param follow false if it does not follow this link, which then waits for the page's code as a button does
 * @returns a function that takes it back
 */
export function onFirstPageLink(follow: (link: HTMLAnchorElement) => boolean): () => void {
  followLink = follow
  if (clicked) answer(clicked)
  return () => {
    followLink = undefined
  }
}

function answer(control: HTMLElement): void {
  if (!(control instanceof HTMLAnchorElement && followLink?.(control))) wake()
}

/**
 * Lets go of a kept click.
 * @returns false if something else has been clicked since, or the page is taken over or left
 */
export function takeClick(link: HTMLAnchorElement): boolean {
  if (clicked !== link) return false
  clicked = undefined
  return true
}

/** Whether the page that came as HTML is still waiting for its code. */
export function isFirstPageHeld(): boolean {
  return takeover !== undefined
}

/** Says that a page is there that React has made or taken over. */
export function releaseFirstPage(): void {
  endTakeover()
  // React never had the head of a page that was left, and would leave it beside that of the next.
  if (!isLeft) return
  for (const element of headOfFirstPage) element.remove()
}

function endTakeover(): void {
  takeover?.finish()
  takeover = undefined
}

/**
 * Whether the visitor went on, by a link of the frame, before React had taken over the first page. There is no
 * taking over then: React would wait for the code of a page that nobody wants any more.
 * @param path of the page that is to be shown
 */
export function isFirstPageLeft(path: string): boolean {
  if (takeover && takeover.path !== path) {
    isLeft = true
    clicked = undefined
    endTakeover()
  }
  return isLeft
}

/**
 * Downloads the code of the first page at the next sign of a visitor. Where it is gone, the page is loaded anew;
 * where it cannot be had at all, the page stays as it is, and the sign after that tries again.
 * @param isNeeded at once: by a page that is used at once, or since a visitor was there before the scripts
 */
export async function fetchWhenNeeded<Code>(
  fetchCode: () => Promise<Code>,
  isNeeded = window.early?.sign,
): Promise<Code> {
  for (let waits = !isNeeded; ; waits = true) {
    if (waits) await nextSign()
    try {
      return await fetchCode()
    } catch (error) {
      if (!followWithoutScript()) await renewUntouchedPage(error).catch(() => {})
      reportError('No script yet', error)
    }
  }
}

function nextSign(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    wake = () => {
      listening.abort()
      resolve()
    }
    const onSign = ({ type, target }: Event) => {
      const isOnLink = target instanceof Element && target.closest('a') !== null
      // Whoever touches a link is about to leave; a pointer on one leaves time to prepare.
      if (!isOnLink || type === 'pointermove') wake()
    }
    for (const sign of SIGNS) {
      window.addEventListener(sign, onSign, {
        signal: listening.signal,
        capture: true,
        passive: true,
      })
    }
  })
}

function keepClick(event: MouseEvent): void {
  const { target } = event
  const control = target instanceof Element ? target.closest<HTMLElement>('a, button') : null
  if (!control || !takeover?.page.contains(control) || !isPlainClick(event)) return
  // A new tab or a mail program need no script.
  if (control instanceof HTMLAnchorElement && control.origin !== window.location.origin) return
  event.preventDefault()
  event.stopPropagation()
  clicked = control
  void whileLoading(takeover.done)
  answer(control)
}

/** Makes a kept click without the page's code, which takes a link. */
function followWithoutScript(): boolean {
  const control = clicked
  clicked = undefined
  if (!(control instanceof HTMLAnchorElement)) return false
  window.location.assign(control.href)
  return true
}
