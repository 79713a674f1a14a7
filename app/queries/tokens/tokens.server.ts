import { type Page, pageOffset } from '~/domain/base/page'
import type { MarketMints } from '~/domain/perp/perp-market-mints'
import type { NewListing } from '~/domain/token/new-listing'
import type { TokenCounts, TokenListRequest, TokenView } from '~/domain/token/token-view'
import type { Clock } from '~/lib/clock'
import type { Pool } from '~/store/postgres/pool'
import { readNewListings } from '~/store/read/read-new-listings'
import { readTokenCounts, readTokens, readTokensByMint, readTokenTotal } from '~/store/read/read-tokens'
import type { QueryCache } from '../cache/query-cache.server'
import type { HeartbeatReader } from '../state/heartbeats.server'
import { createChangeReader } from './day-changes.server'
import { createVolumeReader } from './day-volumes.server'
import type { TokenQueries } from './token-queries.server'
import { type DayFigures, figuresToSortBy, toTokenView, type ViewTerms } from './token-view.server'
import { readWeekLines } from './week-lines.server'

/** Maximum age of a token list, milliseconds. Prices and volumes become outdated over time. */
const tokensMaxAgeMs = 5_000

/**
 * Time after `tokensMaxAgeMs` for which the last list is served while the next one is read, milliseconds. Prices change
 * many times per minute, and sorting all tokens takes tens of milliseconds.
 */
const listStaleMs = 2_000

/** Maximum age of the new listings, milliseconds. Clients load them about every 15 minutes. */
const newListingsMaxAgeMs = 30_000
const mostNewListings = 50

export function createTokenQueries(deps: {
  pool: Pool
  cache: QueryCache
  publicUrl: string
  marketMints: MarketMints
  heartbeats: Pick<HeartbeatReader, 'read'>
  clock: Clock
}): Pick<TokenQueries, 'listTokens' | 'getToken' | 'getTokenCounts' | 'listNewListings'> {
  const { pool, cache, publicUrl, clock } = deps
  const dayVolumes = createVolumeReader(deps)
  const dayChanges = createChangeReader(deps)
  const dayFigures = async (): Promise<DayFigures> => {
    const [volumes, changes] = await Promise.all([dayVolumes(), dayChanges()])
    return { volumes, changes }
  }
  const terms = () => ({ now: Math.floor(clock.nowMs() / 1000), publicUrl })

  const listTokens = (request: TokenListRequest) =>
    cache.get<Page<TokenView>>({
      key: `tokens ${JSON.stringify([request.page, request.size, request.sortField, request.sortOrder, request.search, request.only, request.listing === 'new', request.withWeek === true])}`,
      topics: ['prices'],
      maxAgeMs: tokensMaxAgeMs,
      staleMs: listStaleMs,
      weigh: (page) => page.rows.length * (request.withWeek === true ? 5 : 1),
      load: () => loadPage(pool, request, dayFigures, terms()),
    })

  return {
    listTokens,
    getTokenCounts: () =>
      cache.get<TokenCounts>({
        key: 'token counts',
        topics: ['prices'],
        maxAgeMs: tokensMaxAgeMs,
        load: () => readTokenCounts(pool),
      }),
    listNewListings: () =>
      cache.get<readonly NewListing[]>({
        key: 'newcomers',
        topics: [],
        maxAgeMs: newListingsMaxAgeMs,
        weigh: (newListings) => newListings.length,
        load: () => readNewListings(pool, mostNewListings),
      }),
    getToken: (mint, choice) =>
      cache.get<TokenView | undefined>({
        key: `token ${mint} ${choice}`,
        topics: ['prices'],
        maxAgeMs: tokensMaxAgeMs,
        load: async () => {
          const [[token], figures] = await Promise.all([readTokensByMint(pool, [mint]), dayFigures()])
          return token && toTokenView(token, figures, choice, terms())
        },
      }),
  }
}

async function loadPage(
  pool: Pool,
  request: TokenListRequest,
  dayFigures: () => Promise<DayFigures>,
  terms: ViewTerms,
): Promise<Page<TokenView>> {
  const { page, size, search, only, listing, withWeek } = request
  const figures = await dayFigures()
  const values = {
    search,
    only,
    newOnly: listing === 'new',
    now: terms.now,
    figures: figuresToSortBy(figures, request.sortField),
    limit: size,
    offset: pageOffset(request),
  }
  const [stored, total] = await Promise.all([readTokens(pool, request, values), readTokenTotal(pool, values)])
  const weekOf = withWeek === true ? await readWeekLines(pool, stored, terms.now) : undefined
  const rows = stored.map((token) => ({
    ...toTokenView(token, figures, undefined, terms),
    ...(weekOf && { weekPricesUsd: weekOf(token) }),
  }))
  return { rows, ...total, page, size }
}
