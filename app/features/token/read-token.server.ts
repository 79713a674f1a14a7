import { ageOf, loadPanel, orNullWithoutSource } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { dcaOrderToDashboardRow, limitOrderToRow } from '~/contracts/orders/order-row'
import { historyToWire } from '~/contracts/state/history'
import { tokenToWire } from '~/contracts/token'
import type { Address } from '~/domain/base/ids'
import { parseAddress } from '~/domain/base/parse-id'
import type { PerpVenue } from '~/domain/protocol/venues'
import { allVenues } from '~/domain/service/panel-view'
import { narrowedLists } from '~/shared/orders/narrowed-lists'
import { dcaSeenFrom, limitSeenFrom } from '~/shared/orders/seen-from'
import { pageSizeOf, parseListQuery } from '~/ui/table/list-query'
import { readInsight } from './read-token-insight.server'
import { readTokenMarkets, type TokenPerpMarket } from './read-token-markets.server'
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
  const [age, orders, perpMarkets, insight] = await Promise.all([
    ageOf(context, allVenues),
    readOrders(context, tokenMint, params),
    readTokenMarkets(context, tokenMint),
    readInsight(context, tokenMint, params),
  ])
  return {
    missing: undefined,
    tokenMint,
    token: token === null ? null : tokenToWire(token),
    age,
    perpMarkets,
    perps: tradedPerps(await queries.getDefaultPerpVenue(), perpMarkets),
    history: historyToWire(await queries.getHistory(['dca', 'limit'])),
    ...orders,
    ...insight,
  }
}

/** Returns where the token's perp is traded: at the default venue if it has the market, or at the first that has it. */
function tradedPerps(preferred: PerpVenue, perpMarkets: readonly TokenPerpMarket[]): TokenPerps {
  const traded = perpMarkets.find(({ venue }) => venue === preferred) ?? perpMarkets[0]
  return { venue: traded?.venue ?? preferred, market: traded?.name ?? null }
}

async function readOrders(context: PageContext, tokenMint: Address, params: URLSearchParams) {
  const { queries } = context
  const dca = parseListQuery(narrowedLists.dca, params)
  const limit = parseListQuery(narrowedLists.limit, params)
  const [dcaOrders, limitOrders] = await Promise.all([
    loadPanel(
      context,
      'dca',
      queries.listDcaOrders({ ...dca, size: pageSizeOf(dca, size), tokenMint }),
      (order) => dcaSeenFrom(tokenMint, dcaOrderToDashboardRow(order)),
    ),
    loadPanel(
      context,
      'limit',
      queries.listLimitOrders({ ...limit, size: pageSizeOf(limit, size), tokenMint }),
      (order) => limitSeenFrom(tokenMint, limitOrderToRow(order)),
    ),
  ])
  return { dca: { query: dca, answer: dcaOrders }, limit: { query: limit, answer: limitOrders } }
}
