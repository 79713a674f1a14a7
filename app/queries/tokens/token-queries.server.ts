import type { Address } from '~/domain/base/ids'
import type { Page } from '~/domain/base/page'
import type { NewListing } from '~/domain/token/new-listing'
import type { SearchPage, SearchRequest } from '~/domain/token/search-view'
import type { TokenCounts, TokenListRequest, TokenView, VolumeChoice } from '~/domain/token/token-view'

/** Queries for tokens and for the search. */
export interface TokenQueries {
  listTokens(request: TokenListRequest): Promise<Page<TokenView>>
  /** Returns how many tokens there are and how many of them are unverified, which is much cheaper than a list. */
  getTokenCounts(): Promise<TokenCounts>
  /** Returns a token. Returns `undefined` if the store does not contain the token. */
  getToken(mint: Address, volume: VolumeChoice): Promise<TokenView | undefined>
  /** Returns the newest listings of tokens and markets, newest first. There are a few dozen of them. */
  listNewListings(): Promise<readonly NewListing[]>
  search(request: SearchRequest): Promise<SearchPage>
}
