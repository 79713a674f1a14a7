import { usePendingLocation } from '~/ui/use-pending-location'
import { parseTokenListQuery, type TokenListQuery, tokenListHref } from './token-list-query'

interface PendingTokens {
  /**
   * The view that the visitor requested last, even if it is still loading. Further choices are added to it.
   */
  readonly pending: TokenListQuery
  readonly hrefTo: (view: TokenListQuery) => string
}

/** Reads the token database's parameters from the address. */
export function usePendingTokens(): PendingTokens {
  const place = usePendingLocation()
  return {
    pending: parseTokenListQuery(new URLSearchParams(place.search)),
    hrefTo: (view) => tokenListHref(view, place),
  }
}
