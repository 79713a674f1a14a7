import { loadPolled } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { perpMarketToWire } from '~/contracts/perps/perp'
import { orNull } from '~/contracts/schema/absent'
import { tokenToWire } from '~/contracts/token'
import type { UnixSeconds } from '~/domain/base/time'
import type { PerpMarketView } from '~/domain/perp/perp-view'
import { type PerpVenue, perpVenues } from '~/domain/protocol/venues'
import { allVenues } from '~/domain/service/panel-view'
import type { TokenView } from '~/domain/token/token-view'
import type { WatchedKey } from './watched-key'

/** A token or perp market of the watchlist with its current figures. `null`: unknown. */
export interface WatchedRow {
  readonly kind: WatchedKey['kind']
  readonly key: string
  readonly symbol: string | null
  readonly name: string | null
  readonly verified: boolean
  readonly imitates: string | null
  readonly logoUrl: string | null
  readonly price: number | null
  /** Change of the price in the last 24 hours, percent. */
  readonly change: number | null
  /** Time from which the change is kept. `null`: the change is current or unknown. */
  readonly changeKeptAt: UnixSeconds | null
  /** Venue of a perp market. `null` for a token. */
  readonly venue: PerpVenue | null
  /** Volume in the last 24 hours, USD: of all venues for a token, of its venue for a perp market. */
  readonly volume: number | null
}

/** Reads the figures of the requested tokens and perp markets. Unknown ones are left out. */
export function readWatched(context: PageContext, keys: readonly WatchedKey[]) {
  return loadPolled(context, allVenues, readRows(context, keys), (rows) => rows)
}

async function readRows({ queries }: PageContext, keys: readonly WatchedKey[]): Promise<WatchedRow[]> {
  const of = (kind: WatchedKey['kind']) => keys.filter((key) => key.kind === kind).map(({ key }) => key)
  const [mints, markets] = [of('token'), of('market')]
  const [tokens, perps] = await Promise.all([
    mints.length === 0
      ? []
      : queries
          .listTokens({ only: mints, page: 1, size: mints.length, sortField: 'marketCap', sortOrder: 'desc' })
          .then(({ rows }) => rows),
    markets.length === 0 ? [] : queries.getPerpMarkets(perpVenues, markets),
  ])
  return [...tokens.map(rowOfToken), ...perps.map(rowOfMarket)]
}

function rowOfToken(token: TokenView): WatchedRow {
  const { tokenMint, symbol, name, verified, imitates, logoUrl, price, volume } = tokenToWire(token)
  const [change, changeKeptAt] = [orNull(token.priceChange24hPercent), orNull(token.priceChange24hKeptAt)]
  const texts = { symbol, name, verified, imitates, logoUrl }
  return { kind: 'token', key: tokenMint, ...texts, price, change, changeKeptAt, volume, venue: null }
}

function rowOfMarket(market: PerpMarketView): WatchedRow {
  const wire = perpMarketToWire(market)
  return {
    kind: 'market',
    key: wire.publicKey,
    symbol: wire.baseAssetSymbol,
    name: wire.name,
    verified: true,
    imitates: null,
    logoUrl: null,
    price: wire.lastOraclePrice,
    change: wire.priceChange24Hour,
    changeKeptAt: wire.priceChange24HourAt,
    venue: market.venue,
    volume: wire.recentVolume,
  }
}
