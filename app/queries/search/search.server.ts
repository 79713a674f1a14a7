import { pageLimits, pageOffset } from '~/domain/base/page'
import { mayBeginAddress } from '~/domain/base/parse-id'
import { parseOrderKey } from '~/domain/order/order-key'
import type { PerpMarketView } from '~/domain/perp/perp-view'
import { perpVenues } from '~/domain/protocol/venues'
import {
  leastOfAddress,
  mostOfAddress,
  type SearchHit,
  type SearchPage,
  type SearchRequest,
} from '~/domain/token/search-view'
import type { InsightQueries } from '../orders/insight-queries.server'
import type { PerpQueries } from '../perps/perp-queries.server'
import type { TokenQueries } from '../tokens/token-queries.server'
import { marketHit, perpOrderHit, spotOrderHit, tokenHit, traderHit } from './search-hits.server'

/** Number of tokens before the markets in a search of all kinds. The other tokens follow the markets. */
const leadingTokens = 5

/** Queries that the search reads. Each caches its results. */
interface SearchDeps {
  readonly tokens: Pick<TokenQueries, 'listTokens'>
  readonly perps: Pick<PerpQueries, 'listPerpMarkets' | 'getPerpOrder'>
  readonly orders: Pick<InsightQueries, 'resolveIdentity' | 'findByPrefix'>
}

/** Creates the search over tokens, perp markets of all venues, traders and orders. */
export function createSearch(deps: SearchDeps): TokenQueries['search'] {
  return async (request) => {
    const { kind, text, page, size } = request
    const [tokens, markets, traders, orders] = await Promise.all([
      listTokens(deps, text, page, size),
      findMarkets(deps, text),
      findTraders(deps, text),
      findOrders(deps, text),
    ])
    const counts = {
      token: tokens.total,
      market: markets.length,
      trader: traders.length,
      order: orders.length,
    }
    if (kind === 'token') return { ...tokens, rows: tokens.rows.map(tokenHit), counts }
    if (kind !== 'all') {
      const hits = { market: markets, trader: traders, order: orders }[kind]
      return {
        ...cut(hits, request),
        total: hits.length,
        totalIsExact: kind === 'market' || areAll(hits),
        counts,
      }
    }
    const others = [...orders, ...traders, ...markets]
    const rows = await mixedRows(deps, request, others, orders.length + traders.length, tokens.total)
    const total = tokens.total + others.length
    const totalIsExact = tokens.totalIsExact && areAll(traders) && areAll(orders)
    return { rows, page, size, total, totalIsExact, counts }
  }
}

/** Returns whether the traders or orders that were found are all that match. */
function areAll(hits: readonly SearchHit[]): boolean {
  return hits.length < mostOfAddress
}

function cut(hits: readonly SearchHit[], request: SearchRequest): Pick<SearchPage, 'rows' | 'page' | 'size'> {
  const { page, size } = request
  return { rows: hits.slice(pageOffset(request), pageOffset(request) + size), page, size }
}

/**
 * Returns a page of all kinds: hits of an address or its beginning, the first tokens, the markets, and the other tokens.
 * Without a text, all tokens come before the markets.
 */
async function mixedRows(
  deps: SearchDeps,
  request: SearchRequest,
  others: readonly SearchHit[],
  exact: number,
  tokenTotal: number,
): Promise<readonly SearchHit[]> {
  const offset = pageOffset(request)
  const end = offset + request.size
  const lead = request.text === '' ? tokenTotal : Math.min(leadingTokens, tokenTotal)
  const markets = others.length - exact
  // Positions in the list: the hits of addresses, then the first tokens, then the markets, then the other tokens.
  const firstToken = Math.max(0, Math.min(lead, offset - exact), offset - others.length)
  const lastToken = Math.min(tokenTotal, Math.max(Math.min(lead, end - exact), end - others.length))
  const tokens = await tokensBetween(deps, request, firstToken, lastToken)
  const early = tokens.slice(0, Math.max(0, lead - firstToken))
  const atMarkets = (position: number) => clamp(position - exact - lead, markets) + exact
  return [
    ...others.slice(clamp(offset, exact), clamp(end, exact)),
    ...early,
    ...others.slice(atMarkets(offset), atMarkets(end)),
    ...tokens.slice(early.length),
  ]
}

function clamp(position: number, length: number): number {
  return Math.min(Math.max(position, 0), length)
}

/** Reads the tokens from one position to another, at most a page, from the one or two pages that contain them. */
async function tokensBetween(
  deps: SearchDeps,
  { text, size }: SearchRequest,
  from: number,
  to: number,
): Promise<readonly SearchHit[]> {
  if (to <= from) return []
  const first = Math.floor(from / size)
  const last = Math.floor((to - 1) / size)
  const pages = await Promise.all(
    Array.from({ length: last - first + 1 }, (_, index) => listTokens(deps, text, first + index + 1, size)),
  )
  const rows = pages.flatMap((page) => page.rows)
  return rows.slice(from - first * size, to - first * size).map(tokenHit)
}

function listTokens({ tokens }: SearchDeps, text: string, page: number, size: number) {
  const search = text === '' ? undefined : text
  return tokens.listTokens({ page, size, search, sortField: 'dcaVolumePastDay', sortOrder: 'desc' })
}

/** Returns markets of all venues whose name or base symbol contains the search text, the largest first. */
async function findMarkets({ perps }: SearchDeps, text: string): Promise<readonly SearchHit[]> {
  const all = await perps.listPerpMarkets(perpVenues, {
    page: 1,
    size: pageLimits.largestSize,
    sortField: 'openInterestUsd',
    sortOrder: 'desc',
    filter: 'listed',
  })
  const wanted = text.toUpperCase()
  const fits = (market: PerpMarketView) =>
    market.name.toUpperCase().includes(wanted) || market.baseSymbol.toUpperCase().includes(wanted)
  return all.rows.filter(fits).map(marketHit)
}

/**
 * Finds a wallet by its full address, or by one of its User accounts, if an order or account of it is known. Also finds
 * wallets by the beginning of either.
 */
async function findTraders({ orders }: SearchDeps, text: string): Promise<readonly SearchHit[]> {
  if (parseOrderKey(text)?.orderId !== undefined) return []
  const { known, key } = await orders.resolveIdentity({ id: text, as: 'trader' })
  if (key !== undefined && known) return [traderHit(key)]
  if (!mayBeginAddress(text, leastOfAddress)) return []
  return (await orders.findByPrefix(text)).wallets.map(traderHit)
}

/** Finds an order by its full key, or spot orders by the beginning of theirs. */
async function findOrders({ orders, perps }: SearchDeps, text: string): Promise<readonly SearchHit[]> {
  const key = parseOrderKey(text)
  if (key?.orderId !== undefined) {
    const order = await perps.getPerpOrder(perpVenues, key)
    return order === undefined ? [] : [perpOrderHit(order)]
  }
  if (key !== undefined) {
    const { known, venue } = await orders.resolveIdentity({ id: key.account, as: 'order' })
    if (known && venue !== undefined) return [spotOrderHit(key.account, venue)]
  }
  if (!mayBeginAddress(text, leastOfAddress)) return []
  return (await orders.findByPrefix(text)).orders.map((order) => spotOrderHit(order.key, order.venue))
}
