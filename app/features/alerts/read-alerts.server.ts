import { loadPolled } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { perpMarketToWire } from '~/contracts/perps/perp'
import { orNull } from '~/contracts/schema/absent'
import { cursorToPlace, tapePlaceForm } from '~/contracts/schema/cursor'
import { tapeToWire } from '~/contracts/tape'
import { tokenToWire } from '~/contracts/token'
import type { Address } from '~/domain/base/ids'
import { perpVenues } from '~/domain/protocol/venues'
import { tapeMark } from '~/domain/service/list-mark'
import { allVenues } from '~/domain/service/panel-view'
import { tokenName } from '~/shared/alerts/alert-events'
import type { AlertFigures, AlertRequest } from '~/shared/alerts/alert-request'
import { type AlertOption, parseSubjectKey } from './alert-option'

/** Maximum number of trades in a response. A tab that has missed more requests the older ones. */
const mostTrades = 100
/** Maximum number of markets in the list of choices. The venues have fewer listed markets. */
const mostMarkets = 250

/** Reads the markets of all venues, and the token that the URL names, as choices for a new alert. */
export async function readAlerts(context: PageContext, params: URLSearchParams) {
  const of = parseSubjectKey(params)
  const mints = of?.kind === 'token' ? [of.key] : []
  const choices = Promise.all([readTokens(context, mints), readMarkets(context)])
  return { of: of ?? null, answer: await loadPolled(context, allVenues, choices, (lists) => lists.flat()) }
}

/** Reads what rules need besides the stream. */
export function readAlertFigures(context: PageContext, request: AlertRequest) {
  return loadPolled(context, allVenues, readFigures(context, request), (figures) => figures)
}

async function readFigures({ queries }: PageContext, request: AlertRequest): Promise<AlertFigures> {
  const { tokens, markets } = request
  const [{ trades, olderTrades }, priced, perps] = await Promise.all([
    readTrades(queries, request),
    tokens.length === 0 ? [] : listTokens(queries, tokens),
    markets.length === 0 ? [] : queries.getPerpMarkets(perpVenues, markets),
  ])
  return {
    trades,
    olderTrades,
    tokens: priced.map(({ tokenMint, price }) => ({ mint: tokenMint, price })),
    markets: perps.map((market) => {
      const wire = perpMarketToWire(market)
      return {
        publicKey: wire.publicKey,
        lastOraclePrice: wire.lastOraclePrice,
        lastOraclePriceTime: wire.lastOraclePriceTime,
        lastOracleValid: wire.lastOracleValid,
        lastFundingRate: wire.lastFundingRate,
        lastFundingTime: wire.lastFundingTime,
      }
    }),
  }
}

/** Reads a page of trades. A cursor of another list, or an invalid one, has no page. */
async function readTrades(
  queries: PageContext['queries'],
  { minUsd, after: cursor }: AlertRequest,
): Promise<Pick<AlertFigures, 'trades' | 'olderTrades'>> {
  const after = cursor === '' ? undefined : cursorToPlace(cursor, tapePlaceForm)
  if (minUsd === 0 || (cursor !== '' && after?.mark !== tapeMark({ minUsd })))
    return { trades: [], olderTrades: null }
  const page = tapeToWire(await queries.listTrades({ minUsd, size: mostTrades, after }))
  return { trades: page.content, olderTrades: page.cursor ?? null }
}

async function listTokens(queries: PageContext['queries'], mints: readonly Address[]) {
  const request = {
    only: mints,
    page: 1,
    size: mints.length,
    sortField: 'marketCap',
    sortOrder: 'desc',
  } as const
  return (await queries.listTokens(request)).rows.map(tokenToWire)
}

async function readTokens({ queries }: PageContext, mints: readonly Address[]): Promise<AlertOption[]> {
  if (mints.length === 0) return []
  return (await listTokens(queries, mints)).map(({ tokenMint, symbol, verified, price }) => ({
    kind: 'token',
    key: tokenMint,
    name: tokenName(tokenMint, symbol, verified),
    venue: null,
    priceUsd: price,
    hourlyPercent: null,
  }))
}

async function readMarkets({ queries }: PageContext): Promise<AlertOption[]> {
  const { rows } = await queries.listPerpMarkets(perpVenues, {
    filter: 'listed',
    page: 1,
    size: mostMarkets,
    sortField: 'recentVolume',
    sortOrder: 'desc',
  })
  return rows.map(({ key, name, venue, oraclePriceUsd, lastFundingRateBps: rateBps }) => ({
    kind: 'market',
    key,
    name,
    venue,
    priceUsd: orNull(oraclePriceUsd),
    hourlyPercent: rateBps === undefined ? null : rateBps / 100,
  }))
}
