import { ageOf, loadPanel, orNullWithoutSource } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { dcaOrderToRow, limitOrderToRow } from '~/contracts/orders/order-row'
import { historyToWire } from '~/contracts/state/history'
import { tokenToWire } from '~/contracts/token'
import type { Address } from '~/domain/base/ids'
import { parseAddress } from '~/domain/base/parse-id'
import { driftOnly } from '~/domain/protocol/protocol'
import { allVenues } from '~/domain/service/panel-view'
import { narrowedLists } from '~/shared/list-filters/narrowed-lists'
import { parseListQuery } from '~/ui/table/list-query'
import { readInsight } from './read-token-insight.server'

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
  const [age, orders, market, insight] = await Promise.all([
    ageOf(context, allVenues),
    readOrders(context, tokenMint, params),
    readMarket(context, tokenMint),
    readInsight(context, tokenMint, token?.priceUsd, params),
  ])
  return {
    missing: undefined,
    tokenMint,
    token: token === null ? null : tokenToWire(token),
    age,
    perpMarket: market?.name ?? null,
    history: historyToWire(await queries.getHistory(['dca', 'limit'])),
    ...orders,
    ...insight,
  }
}

/**
 * Finds the perp market of a token by the mint of the token. A symbol would not be sufficient, because
 * several tokens can have the same symbol.
 */
async function readMarket({ queries, marketMints }: PageContext, tokenMint: Address) {
  const [name] = marketMints.ofMint(tokenMint)
  return name === undefined ? undefined : orNullWithoutSource(queries.getPerpMarket(driftOnly, name))
}

async function readOrders(context: PageContext, tokenMint: Address, params: URLSearchParams) {
  const { queries } = context
  const dca = parseListQuery(narrowedLists.dca, params)
  const limit = parseListQuery(narrowedLists.limit, params)
  const [dcaOrders, limitOrders] = await Promise.all([
    loadPanel(context, 'dca', queries.listDcaOrders({ ...dca, size, tokenMint }), dcaOrderToRow),
    loadPanel(context, 'limit', queries.listLimitOrders({ ...limit, size, tokenMint }), limitOrderToRow),
  ])
  return { dca: { query: dca, answer: dcaOrders }, limit: { query: limit, answer: limitOrders } }
}
