import { ageOf, orNullWithoutSource } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { perpStatsToWire } from '~/contracts/perps/perp'
import { venueAnalyticsRowToWire } from '~/contracts/perps/venue-rows'
import { orNull } from '~/contracts/schema/absent'
import { historyOfWindowToWire } from '~/contracts/state/history'
import type { PolledResult } from '~/contracts/state/panel'
import { analyticsSeconds } from '~/domain/perp/perp-activity-view'
import type { RequestedVenues } from '../venue/read-venue.server'
import { topicsOfChoice } from '../venue/venue-topics'
import { type AnalyticsQuery, metricsOf } from './analytics-query'
import { type AnalyticsResult, shownFunding } from './analytics-result'

/** Number of hours of funding history that the grid shows. */
const fundingHours = 24

/** Reads the market analytics for the view in the URL. */
export async function readAnalytics(
  context: PageContext,
  { choice, venues }: RequestedVenues,
  query: AnalyticsQuery,
): Promise<PolledResult<AnalyticsResult>> {
  const { queries } = context
  const topics = topicsOfChoice(choice)
  const [rows, stats, trend, funding, history, age] = await Promise.all([
    orNullWithoutSource(queries.getPerpAnalytics(venues, query.period)),
    orNullWithoutSource(queries.getPerpStats(venues)),
    orNullWithoutSource(queries.getPerpVolumeTrend(venues, query.period)),
    orNullWithoutSource(queries.getFundingGrid(venues, fundingHours)),
    queries.getHistory([topics.trades]),
    ageOf(context, [topics.markets]),
  ])
  const data =
    rows === null || stats === null
      ? null
      : {
          ...metricsOf(rows.map(venueAnalyticsRowToWire), query),
          volumeUsd: rows.reduce((sum, { volumeUsd }) => sum + volumeUsd, 0),
          volumeBeforeUsd: trend?.beforeUsd ?? null,
          volumeLineUsd: trend?.intervalsUsd.map(orNull) ?? [],
          stats: perpStatsToWire(stats),
          funding: funding === null ? null : shownFunding(funding, query),
          history: historyOfWindowToWire(history, age.answeredAt - analyticsSeconds[query.period]),
        }
  return { data, ...age }
}
