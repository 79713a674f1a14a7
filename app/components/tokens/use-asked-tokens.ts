import { useAskedPlace } from '~/ui/use-asked-place'
import { parseTokenListQuery, type TokenListQuery, tokenListHref } from './token-list-query'

interface AskedTokens {
  /** The view that the reader has asked for last: what he chooses next is added to it. */
  readonly asked: TokenListQuery
  readonly hrefTo: (view: TokenListQuery) => string
}

/** The token database's part of the address. */
export function useAskedTokens(): AskedTokens {
  const place = useAskedPlace()
  return {
    asked: parseTokenListQuery(new URLSearchParams(place.search)),
    hrefTo: (view) => tokenListHref(view, place),
  }
}
