import type { PerpMarketWire } from '~/contracts/perp'
import type { MarketsStore } from './markets-store'

/** What an element looks like. */
interface Printed {
  /** Undefined = what it has in it is none of ours. */
  readonly text?: string | undefined
  readonly className: string
}

/** Undefined = the market is not listed. */
export type PrintFigure = (market: PerpMarketWire | undefined) => Printed

/** The part of an element that is written. */
interface Target {
  className: string
  textContent: string | null
  readonly firstChild: { nodeValue: string | null } | null
}

/** Keeps an element at what its market reads, from the moment that it stands on the page until it leaves (null). */
export function followFigure(
  store: Pick<MarketsStore, 'marketOf' | 'follow'>,
  publicKey: string,
  print: PrintFigure,
): (element: Target | null) => void {
  let leave: (() => void) | undefined
  return (element) => {
    leave?.()
    leave = undefined
    if (element === null) return
    let shown: Printed = { text: element.textContent ?? '', className: element.className }
    const show = (market: PerpMarketWire | undefined) => {
      const next = print(market)
      if (next.text !== undefined && next.text !== shown.text) write(element, next.text)
      if (next.className !== shown.className) element.className = next.className
      shown = next
    }
    show(store.marketOf(publicKey))
    leave = store.follow(publicKey, show)
  }
}

/** Into the text that is there: a new one would be a change of the page's elements, which others watch. */
function write(element: Target, text: string): void {
  if (element.firstChild === null) element.textContent = text
  else element.firstChild.nodeValue = text
}
