import { listAsAsked } from '~/components/live/as-asked'
import { orderLists } from '~/components/orders/order-lists'
import { parseListQuery } from '~/ui/list-query'
import type { readToken } from './read-token.server'

type Token = Awaited<ReturnType<typeof readToken>>

/** What is known of the view that an address asks for, of an answer to another one. */
export function tokenAsAsked(last: Token, params: URLSearchParams): Token {
  if (last.missing !== undefined) return last
  return {
    ...last,
    dca: listAsAsked(last.dca, parseListQuery(orderLists.dca, params)),
    limit: listAsAsked(last.limit, parseListQuery(orderLists.limit, params)),
  }
}
