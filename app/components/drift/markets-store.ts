import type { PerpMarketWire } from '~/contracts/perp'
import { createRowStore } from '~/ui/row-store'
import type { MarketsState } from './markets-state'

/** The markets of the page, outside of what is drawn, so that a number can be followed without drawing the lists that it stands in. */
export interface MarketsStore {
  state(): MarketsState
  /** What the page came with: what the server drew. */
  first(): MarketsState
  /** A market of the newest state; undefined = it is not listed. */
  marketOf(publicKey: string): PerpMarketWire | undefined
  set(next: MarketsState): void
  /** Hears of every new state until the answer is called. */
  subscribe(listener: () => void): () => void
  /** Hears of every new version of one market, before those who hear of all. */
  follow(publicKey: string, listener: (market: PerpMarketWire) => void): () => void
}

export function createMarketsStore(first: MarketsState): MarketsStore {
  const listeners = new Set<() => void>()
  const rows = createRowStore(keyOf, first.markets ?? [])
  let state = first
  return {
    state: () => state,
    first: () => first,
    marketOf: rows.rowOf,
    set: (next) => {
      state = next
      rows.set(next.markets ?? [])
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    follow: rows.follow,
  }
}

const keyOf = ({ publicKey }: PerpMarketWire) => publicKey
