import { ageOf, loadPanel, orNullWithoutSource } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { dcaOrderToRow, limitOrderToRow } from '~/contracts/orders/order-row'
import { historyToWire } from '~/contracts/state/history'
import { tokenToWire } from '~/contracts/token'
import type { Address } from '~/domain/base/ids'
import { parseAddress } from '~/domain/base/parse-id'
import { chosenVenues, everyVenue } from '~/domain/perp/venue-choice'
import { allVenues } from '~/domain/service/panel-view'
import { orderLists } from '~/shared/orders/order-lists'
import { parseListQuery } from '~/ui/table/list-query'
import { readInsight } from './read-token-insight.server'
import type { TokenPerps } from './token-trade'

/** Number of rows per order table. */
const size = 10

/**
 * Reason why there is no page for a mint. `address`: the mint is not a valid Solana address. `unknown`: no
 * order and no token list contains the mint.
 */
export type TokenMissing = 'address' | 'unknown'

/** Reads everything that a token's page shows. */
export async function readToken(context: PageContext, mintText: string, params: URLSearchParams) {
  const tokenMint = parseAddress(mintText)
  if (tokenMint === undefined) return { missing: 'address' as const satisfies TokenMissing }
  const { queries } = context
  const token = await orNullWithoutSource(queries.getToken(tokenMint, undefined))
  if (token === undefined) return { missing: 'unknown' as const satisfies TokenMissing }
  const [age, orders, perps, insight] = await Promise.all([
    ageOf(context, allVenues),
    readOrders(context, tokenMint, params),
    readPerps(context, tokenMint),
    readInsight(context, tokenMint, token?.priceUsd, params),
  ])
  return {
    missing: undefined,
    tokenMint,
    token: token === null ? null : tokenToWire(token),
    age,
    perps,
    history: historyToWire(await queries.getHistory(['dca', 'limit'])),
    ...orders,
    ...insight,
  }
}

/**
 * Finds the venue where the token's perp is traded: the default venue if it has the market, or the first venue that has
 * it. The market is found by the mint of the token, because several tokens can have the same symbol.
 */
async function readPerps({ queries, marketMints }: PageContext, tokenMint: Address): Promise<TokenPerps> {
  const preferred = await queries.getDefaultPerpVenue()
  const [name] = marketMints.ofMint(tokenMint)
  if (name === undefined) return { venue: preferred, market: null }
  const market = await orNullWithoutSource(queries.getPerpMarket(chosenVenues(everyVenue, preferred), name))
  return { venue: market?.venue ?? preferred, market: market?.name ?? null }
}

async function readOrders(context: PageContext, tokenMint: Address, params: URLSearchParams) {
  const { queries } = context
  const dca = parseListQuery(orderLists.dca, params)
  const limit = parseListQuery(orderLists.limit, params)
  const [dcaOrders, limitOrders] = await Promise.all([
    loadPanel(context, 'dca', queries.listDcaOrders({ ...dca, size, tokenMint }), dcaOrderToRow),
    loadPanel(context, 'limit', queries.listLimitOrders({ ...limit, size, tokenMint }), limitOrderToRow),
  ])
  return { dca: { query: dca, answer: dcaOrders }, limit: { query: limit, answer: limitOrders } }
}
