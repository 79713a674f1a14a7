import type { Address } from '../base/ids'
import type { Page } from '../base/page'
import type { PerpVenue, SpotVenue } from '../protocol/venues'

/** Kinds of things that can be searched. */
export const searchKinds = ['token', 'market', 'trader', 'order'] as const
export type SearchKind = (typeof searchKinds)[number]

/** What a search looks for: one kind, or all kinds at once. */
export const searchScopes = ['all', ...searchKinds] as const
export type SearchScope = (typeof searchScopes)[number]

/**
 * Minimum number of characters of an address by which traders and orders are found. Fewer than one address in ten
 * billion begins with the same six.
 */
export const leastOfAddress = 6
/** Maximum number of traders, and of orders, that the beginning of an address finds. */
export const mostOfAddress = 20

export interface SearchRequest {
  readonly kind: SearchScope
  /**
   * Search text. If it is empty, a search for tokens returns those with the most DCA volume, and a search for
   * markets returns all markets. A search for traders or orders needs an address or key, or the
   * first `leastOfAddress` characters of an address.
   */
  readonly text: string
  readonly page: number
  readonly size: number
}

/** One search result. Fields that do not apply to the kind of result are `undefined`. */
export interface SearchHit {
  readonly kind: SearchKind
  /** Address of the result: a mint, a market account, a wallet, an order account, or the User account of a perp order. */
  readonly address: Address
  /** Key of the result's page. It is the address, except for a perp order. */
  readonly key: string
  /** Venue of a market or an order. */
  readonly venue: SpotVenue | PerpVenue | undefined
  readonly name: string | undefined
  readonly symbol: string | undefined
  readonly logoUrl: string | undefined
  readonly verified: boolean
  readonly imitates: string | undefined
  readonly priceUsd: number | undefined
  /**
   * DCA volume of a token in the last 24 hours, USD. `undefined` for a result that is not a token, or if no
   * fill has a known value.
   */
  readonly dcaVolumePastDayUsd: number | undefined
  readonly marketCapUsd: number | undefined
}

/** A page of search results, with the number of results of each kind, whichever kind the page shows. */
export interface SearchPage extends Page<SearchHit> {
  readonly counts: Readonly<Record<SearchKind, number>>
}
