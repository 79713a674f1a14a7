import { loadPolled } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { dcaAggregateToWire, filledTokenToWire } from '~/contracts/orders/volume'
import { feedPositionToWire } from '~/contracts/overview'
import { tradeToRow } from '~/contracts/trade'
import { pageLimits } from '~/domain/base/page'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import type { PerpVenue } from '~/domain/protocol/venues'
import { allVenues } from '~/domain/service/panel-view'
import { hiddenMints } from '~/domain/token/mints'
import type { Queries } from '~/queries/queries.server'
import { marqueeTrades } from './marquee/marquee-trades'
import { type OverviewPanel, type OverviewPanels, rowCounts } from './panels'
import { readAnomalies } from './read-anomalies.server'

/** Minimum size of a position in the feed of positions, USD. */
const leastPositionUsd = 1_000

type Reader<Panel extends OverviewPanel> = (context: PageContext) => Promise<OverviewPanels[Panel]>

/** Functions that read the data of each panel of the overview. */
export const panelReaders: { readonly [Panel in OverviewPanel]: Reader<Panel> } = {
  anomalies: async (context) => {
    const venue = await context.queries.getDefaultPerpVenue()
    return loadPolled(
      context,
      perpVenueFacts[venue].changeTopics.markets,
      readAnomalies(context.queries, venue, Math.floor(context.clock.nowMs() / 1_000)),
      (anomalies) => anomalies,
    )
  },
  trades: (context) =>
    loadPolled(context, allVenues, context.queries.getTopTrades(), (trades) =>
      marqueeTrades(trades.map(tradeToRow)),
    ),
  filled: (context) =>
    loadPolled(
      context,
      'dca',
      context.queries.listDcaAggregates({ basis: 'filled', limit: rowCounts.ranking }),
      (rows) => rows.map(dcaAggregateToWire),
    ),
  limits: (context) =>
    loadPolled(context, 'limit', context.queries.getFilledTokens(rowCounts.ranking), (rows) =>
      rows.map(filledTokenToWire),
    ),
  flow: (context) =>
    loadPolled(
      context,
      'dca',
      // The browser may hide some mints, so read additional rows to replace them.
      context.queries.listDcaAggregates({
        basis: 'remaining',
        limit: rowCounts.ranking + hiddenMints.length,
      }),
      (rows) => rows.map(dcaAggregateToWire),
    ),
  positions: async (context) => {
    const venue = await context.queries.getDefaultPerpVenue()
    const topic = perpVenueFacts[venue].changeTopics.positions
    return loadPolled(context, topic, readPositions(context.queries, venue), (rows) => rows)
  },
}

/** Reads the data of the overview except the order feeds. */
export async function readPanels(context: PageContext): Promise<OverviewPanels> {
  const [anomalies, trades, filled, limits, flow, positions] = await Promise.all([
    panelReaders.anomalies(context),
    panelReaders.trades(context),
    panelReaders.filled(context),
    panelReaders.limits(context),
    panelReaders.flow(context),
    panelReaders.positions(context),
  ])
  return { anomalies, trades, filled, limits, flow, positions }
}

async function readPositions(queries: Queries, venue: PerpVenue) {
  const [{ records }, markets] = await Promise.all([
    queries.listPositionRecords([venue], { limit: rowCounts.positions, minSizeUsd: leastPositionUsd }),
    queries.listPerpMarkets([venue], {
      filter: 'all',
      page: 1,
      size: pageLimits.largestSize,
      sortField: 'openInterestUsd',
      sortOrder: 'desc',
    }),
  ])
  const marketOf = new Map(markets.rows.map((market) => [market.marketIndex, market]))
  return records.map((record) => feedPositionToWire(record, marketOf.get(record.marketIndex)))
}
