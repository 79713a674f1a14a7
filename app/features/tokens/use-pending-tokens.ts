import { usePendingLocation } from '~/ui/hooks/use-pending-location'
import { parseTokenListQuery, type TokenListQuery, tokenListHref } from './token-list-query'

interface PendingTokens {
  /**
   * View that the visitor requested last, even if it is still loading. The next choice of the visitor changes
   * this view.
   */
  readonly pending: TokenListQuery
  readonly hrefTo: (view: TokenListQuery) => string
}

/** Reads the view of the token database from the pending URL. */
export function usePendingTokens(): PendingTokens {
  const place = usePendingLocation()
  return {
    pending: parseTokenListQuery(new URLSearchParams(place.search)),
    hrefTo: (view) => tokenListHref(view, place),
  }
}
