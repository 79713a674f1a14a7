import { rawToUiNumber } from '~/domain/base/amount'
import { type Page, pageOffset } from '~/domain/base/page'
import type { UnixSeconds } from '~/domain/base/time'
import type { MarketMints } from '~/domain/perp/perp-market-mints'
import { marketCapUsd } from '~/domain/price/price'
import { toPriceSource } from '~/domain/protocol/price-source'
import { logoUrl } from '~/domain/token/logo'
import { imitatedSymbol } from '~/domain/token/look-alike'
import type { NewListing } from '~/domain/token/new-listing'
import type { TokenListRequest, TokenView, VolumeChoice } from '~/domain/token/token-view'
import type { Clock } from '~/lib/clock'
import type { Pool } from '~/store/postgres/pool'
import { readNewListings } from '~/store/read/read-new-listings'
import {
  readTokens,
  readTokensByMint,
  readTokenTotal,
  readUnverifiedTotal,
  type StoredToken,
} from '~/store/read/read-tokens'
import type { QueryCache } from '../cache/query-cache.server'
import { chosenVolume, createVolumeReader, type DayVolumes, volumesOf } from './day-volumes.server'
import { toPairSide } from './pair-side.server'
import type { TokenQueries } from './token-queries.server'

/** Maximum age of a token list, milliseconds. Prices and volumes become outdated over time. */
const tokensMaxAgeMs = 5_000

/** Maximum age of the new listings, milliseconds. Clients load them about every 15 minutes. */
const newListingsMaxAgeMs = 30_000
const mostNewListings = 50

export function createTokenQueries(deps: {
  pool: Pool
  cache: QueryCache
  publicUrl: string
  marketMints: MarketMints
  clock: Clock
}): Pick<TokenQueries, 'listTokens' | 'getToken' | 'getUnverifiedCount' | 'listNewListings'> {
  const { pool, cache, publicUrl, clock } = deps
  const dayVolumes = createVolumeReader(deps)
  const terms = () => ({ now: Math.floor(clock.nowMs() / 1000), publicUrl })

  const listTokens = (request: TokenListRequest) =>
    cache.get<Page<TokenView>>({
      key: `tokens ${JSON.stringify([request.page, request.size, request.sortField, request.sortOrder, request.search, request.only])}`,
      topics: ['prices'],
      maxAgeMs: tokensMaxAgeMs,
      weigh: (page) => page.rows.length,
      load: () => loadPage(pool, request, dayVolumes, terms()),
    })

  return {
    listTokens,
    getUnverifiedCount: () =>
      cache.get<number>({
        key: 'unverified tokens',
        topics: ['prices'],
        maxAgeMs: tokensMaxAgeMs,
        load: () => readUnverifiedTotal(pool),
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
          const [[token], volumes] = await Promise.all([readTokensByMint(pool, [mint]), dayVolumes()])
          return token && toTokenView(token, volumes, choice, terms())
        },
      }),
  }
}

/** Values besides the stored token that its view depends on: the current time and the origin of the site. */
interface ViewTerms {
  readonly now: UnixSeconds
  readonly publicUrl: string
}

async function loadPage(
  pool: Pool,
  request: TokenListRequest,
  dayVolumes: () => Promise<DayVolumes>,
  terms: ViewTerms,
): Promise<Page<TokenView>> {
  const { page, size, search, only } = request
  const volumes = await dayVolumes()
  const values = {
    search,
    only,
    now: terms.now,
    volumes: volumesOf(volumes, 'dca'),
    limit: size,
    offset: pageOffset(request),
  }
  const [stored, total] = await Promise.all([readTokens(pool, request, values), readTokenTotal(pool, values)])
  return { rows: stored.map((token) => toTokenView(token, volumes, undefined, terms)), ...total, page, size }
}

function toTokenView(
  token: StoredToken,
  volumes: DayVolumes,
  choice: VolumeChoice,
  { now, publicUrl }: ViewTerms,
): TokenView {
  const side = toPairSide(token, now, publicUrl)
  const supplyUi = token.supplyRaw === undefined ? undefined : rawToUiNumber(token.supplyRaw, side)
  return {
    ...side,
    logoSourceUrl: logoUrl(token.logoUrl),
    imitates: imitatedSymbol({
      mint: token.mint,
      symbol: token.symbol ?? undefined,
      verified: token.verified,
    }),
    marketCapUsd: marketCapUsd(side.priceUsd, supplyUi),
    priceSource: side.priceUsd === undefined ? undefined : toPriceSource(token.priceSource),
    supplyRaw: token.supplyRaw,
    updatedAt: token.updatedAt,
    dcaVolumePastDayUsd: chosenVolume(volumes, 'dca', side),
    volumePastDayUsd: chosenVolume(volumes, choice, side),
  }
}
