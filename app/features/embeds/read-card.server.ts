import { loadPolled } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { perpFundingToWire } from '~/contracts/perps/perp-activity'
import { venueMarketToWire } from '~/contracts/perps/venue-rows'
import type { PolledResult } from '~/contracts/state/panel'
import { tokenToWire } from '~/contracts/token'
import { parseAddress } from '~/domain/base/parse-id'
import { mintsOfMarket } from '~/domain/perp/perp-market-mints'
import type { PerpMarketView } from '~/domain/perp/perp-view'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import type { DataTopic } from '~/domain/protocol/protocol'
import { type PerpVenue, perpVenues } from '~/domain/protocol/venues'
import { allVenues } from '~/domain/service/panel-view'
import type { EmbedKind } from '~/shared/paths/embed-paths'
import type { CardRange } from '~/shared/sharing/embed-choices'
import { candlesOf, rangeHours } from './card-range'
import { marketCard } from './market-card'
import type { SummaryCard } from './summary-card'
import { tokenCard } from './token-card'

/** Data of a summary card. `undefined`: no item has this id. */
export type CardResult = PolledResult<SummaryCard | undefined>

/**
 * Reads the summary card of a token or a market. If the store is down, the function does not throw and the
 * data is `null`.
 */
export function readCard(
  context: PageContext,
  kind: EmbedKind,
  id: string,
  range: CardRange,
): Promise<CardResult> {
  if (kind === 'token') return loadPolled(context, allVenues, readToken(context, id, range), (card) => card)
  return loadPolled(
    context,
    (found) => marketTopics(found?.venue),
    readMarket(context, id, range),
    (found) => found?.card,
  )
}

/** Returns the topics of the markets of a venue, or of all venues if the market is unknown. */
function marketTopics(venue: PerpVenue | undefined): readonly DataTopic[] {
  const venues = venue === undefined ? perpVenues : [venue]
  return venues.map((one) => perpVenueFacts[one].changeTopics.markets)
}

async function readToken({ queries, clock }: PageContext, id: string, range: CardRange) {
  const mint = parseAddress(id)
  if (mint === undefined) return undefined
  const [token, candles = []] = await Promise.all([
    queries.getToken(mint, undefined),
    queries.getLatestCandles({ mint, ...candlesOf(range), unit: 'now' }),
  ])
  return token && tokenCard(tokenToWire(token), candles, range, Math.floor(clock.nowMs() / 1000))
}

async function readMarket(context: PageContext, id: string, range: CardRange) {
  const { queries, clock } = context
  // The order of the venues is fixed: an embed on another site keeps its market if the default venue changes.
  const market = await queries.getPerpMarket(perpVenues, id)
  if (market === undefined) return undefined
  const candles = await readCandles(context, market, range)
  const requested = { market: market.key, hours: rangeHours[range] }
  // The card shows the price or the funding, so read the funding only if there is no price history.
  const funding = candles === null ? await queries.getPerpFunding([market.venue], requested) : undefined
  const history = { candles, funding: funding === undefined ? null : perpFundingToWire(funding) }
  const card = marketCard(venueMarketToWire(market), history, range, Math.floor(clock.nowMs() / 1000))
  return { venue: market.venue, card }
}

/**
 * Reads the price history of a market if its price follows that of a known token. A unit of the market can be
 * many tokens, so the token prices are multiplied by that number.
 */
async function readCandles({ queries }: PageContext, { name }: PerpMarketView, range: CardRange) {
  const [priced] = mintsOfMarket(name)
  if (priced === undefined) return null
  const candles = await queries.getLatestCandles({ mint: priced.mint, ...candlesOf(range), unit: 'now' })
  if (candles === undefined || candles.length === 0) return null
  return candles.map((candle) => ({
    ...candle,
    open: candle.open * priced.tokens,
    high: candle.high * priced.tokens,
    low: candle.low * priced.tokens,
    close: candle.close * priced.tokens,
  }))
}
