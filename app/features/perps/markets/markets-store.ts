import { createRowStore } from '~/ui/signal/row-store'
import type { MarketsState, VenueMarketWire } from './markets-state'

/**
 * Store of the page's markets outside React, so that a number can update without a render of the whole list.
 */
export interface MarketsStore {
  state(): MarketsState
  /** State that the server rendered. */
  first(): MarketsState
  /** Returns the current version of a market. `undefined`: the market is not listed. */
  marketOf(publicKey: string): VenueMarketWire | undefined
  set(next: MarketsState): void
  /** Calls the listener on every new state. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
  /**
   * Calls the listener on every new version of one market, before the listeners of `subscribe`. Returns the
   * unsubscribe function.
   */
  follow(publicKey: string, listener: (market: VenueMarketWire) => void): () => void
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

const keyOf = ({ publicKey }: VenueMarketWire) => publicKey
