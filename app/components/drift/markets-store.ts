import type { PerpMarketWire } from '~/contracts/perp'
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

type Followers = Map<string, Set<(market: PerpMarketWire) => void>>

export function createMarketsStore(first: MarketsState): MarketsStore {
  const listeners = new Set<() => void>()
  const followers: Followers = new Map()
  let state = first
  let byKey = indexOf(first)
  return {
    state: () => state,
    first: () => first,
    marketOf: (publicKey) => byKey.get(publicKey),
    set: (next) => {
      const before = byKey
      state = next
      byKey = indexOf(next)
      for (const [key, market] of byKey) {
        if (market === before.get(key)) continue
        for (const listener of followers.get(key) ?? []) listener(market)
      }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    follow: (publicKey, listener) => {
      const own = followers.get(publicKey) ?? new Set()
      followers.set(publicKey, own.add(listener))
      return () => own.delete(listener)
    },
  }
}

function indexOf({ markets }: MarketsState): ReadonlyMap<string, PerpMarketWire> {
  return new Map(markets?.map((market) => [market.publicKey, market]))
}
