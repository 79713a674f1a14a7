import type { Address } from '~/domain/base/ids'
import { type Page, pageLimits, pageOffset } from '~/domain/base/page'
import { parseAddress } from '~/domain/base/parse-id'
import type { PerpMarketView } from '~/domain/perp/perp-view'
import { driftOnly } from '~/domain/protocol/protocol'
import type { SearchHit, SearchRequest, TokenView } from '~/domain/token/token-view'
import type { Pool } from '~/store/postgres/pool'
import { readIsTrader } from '~/store/read/read-trader'
import type { QueryCache } from '../cache/query-cache.server'
import type { PerpQueries } from '../perps/perp-queries.server'
import type { TokenQueries } from './token-queries.server'

/** Cache time for whether a wallet has orders or accounts, milliseconds. This rarely changes. */
const traderMaxAgeMs = 10_000

interface SearchDeps {
  readonly pool: Pool
  readonly cache: QueryCache
  readonly tokens: Pick<TokenQueries, 'listTokens'>
  readonly markets: Pick<PerpQueries, 'listPerpMarkets'>
}

/** Creates the search over tokens, markets and traders. */
export function createSearch(deps: SearchDeps): TokenQueries['search'] {
  return async (request) => {
    if (request.kind === 'token') return searchTokens(deps, request)
    const hits =
      request.kind === 'market' ? await findMarkets(deps, request.text) : await findTrader(deps, request.text)
    const { page, size } = request
    const offset = pageOffset(request)
    return { rows: hits.slice(offset, offset + size), total: hits.length, totalIsExact: true, page, size }
  }
}

async function searchTokens(
  { tokens }: SearchDeps,
  { text, page, size }: SearchRequest,
): Promise<Page<SearchHit>> {
  const search = text === '' ? undefined : text
  const found = await tokens.listTokens({
    page,
    size,
    search,
    sortField: 'dcaVolumePastDay',
    sortOrder: 'desc',
  })
  return { ...found, rows: found.rows.map(tokenHit) }
}

/**
 * Returns markets whose name or base symbol contains the search text, the largest first. Only Drift's, because the
 * pages of a market show no other venue.
 */
async function findMarkets({ markets }: SearchDeps, text: string): Promise<SearchHit[]> {
  const all = await markets.listPerpMarkets(driftOnly, {
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

/** Finds a wallet by its full address if at least one order or account of the wallet is known. */
async function findTrader({ pool, cache }: SearchDeps, text: string): Promise<SearchHit[]> {
  const wallet = parseAddress(text)
  if (wallet === undefined) return []
  const known = await cache.get({
    key: `trader ${wallet}`,
    topics: [],
    maxAgeMs: traderMaxAgeMs,
    load: () => readIsTrader(pool, wallet),
  })
  return known ? [bareHit('trader', wallet)] : []
}

function tokenHit(token: TokenView): SearchHit {
  const { mint, name, symbol, logoUrl, verified, imitates, priceUsd, dcaVolumePastDayUsd, marketCapUsd } =
    token
  return {
    kind: 'token',
    key: mint,
    name,
    symbol,
    logoUrl,
    verified,
    imitates,
    priceUsd,
    dcaVolumePastDayUsd,
    marketCapUsd,
  }
}

function marketHit(market: PerpMarketView): SearchHit {
  return {
    ...bareHit('market', market.key),
    name: market.name,
    symbol: market.baseSymbol,
    priceUsd: market.oraclePriceUsd,
  }
}

/** Builds a search hit that has only a kind and a key. */
function bareHit(kind: SearchHit['kind'], key: Address): SearchHit {
  return {
    kind,
    key,
    name: undefined,
    symbol: undefined,
    logoUrl: undefined,
    verified: false,
    imitates: undefined,
    priceUsd: undefined,
    dcaVolumePastDayUsd: undefined,
    marketCapUsd: undefined,
  }
}
