import { useAskedPlace } from '~/ui/use-asked-place'
import { parseTokenListQuery, type TokenListQuery, tokenListHref } from './token-list-query'

interface AskedTokens {
  /**
   * The view that the visitor requested last, even if it is still loading. Further choices are added to it.
   */
  readonly asked: TokenListQuery
  readonly hrefTo: (view: TokenListQuery) => string
}

/** Reads the token database's parameters from the address. */
export function useAskedTokens(): AskedTokens {
  const place = useAskedPlace()
  return {
    asked: parseTokenListQuery(new URLSearchParams(place.search)),
    hrefTo: (view) => tokenListHref(view, place),
  }
}
