import { usePendingLocation } from '~/ui/hooks/use-pending-location'
import { type PendingView, pendingViewAt } from '~/ui/url/pending-view'
import { parseTokenListQuery, type TokenListQuery, tokenListHref } from './token-list-query'

/** Reads the view of the token database from the pending URL. */
export function usePendingTokens(): PendingView<TokenListQuery> {
  return pendingViewAt(usePendingLocation(), parseTokenListQuery, tokenListHref)
}
