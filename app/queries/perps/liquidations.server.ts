import type { PagePlace } from '~/domain/base/page'
import { type TapePlace, tapePageOf } from '~/domain/order/tape-place'
import type { LiquidationsRequest, LiquidationsView, LiquidationView } from '~/domain/perp/liquidation-view'
import { sideOfDirection } from '~/domain/perp/perp'
import { computeBaseAmount, computeFillPriceUsd, computeQuoteUsd } from '~/domain/perp/perp-math'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import type { PerpVenue } from '~/domain/protocol/venues'
import { liquidationsMark } from '~/domain/service/list-mark'
import { earliestAllowed, reachDaysOfList } from '~/domain/service/plan'
import { readLiquidations } from '~/store/read/tape/read-liquidations'
import type { TapePerpFill } from '~/store/read/tape/read-tape-perp-fills'
import { placeOfRow } from '~/store/read/tape/tape-scan'
import { findMarketOf, type PerpQueryDeps, scopeOf } from './market-reader.server'

export interface LiquidationQueries {
  /** Returns the liquidations of the venues, newest first. `undefined`: there is no such market. */
  listLiquidations(
    venues: readonly PerpVenue[],
    request: LiquidationsRequest,
  ): Promise<LiquidationsView | undefined>
}

export function createLiquidationQueries(deps: PerpQueryDeps): LiquidationQueries {
  const { pool, cache, clock } = deps
  return {
    async listLiquidations(venues, request) {
      const { size, market, user, after } = request
      const since = earliestAllowed(reachDaysOfList(request), Math.floor(clock.nowMs() / 1000))
      const found = market === undefined ? undefined : await findMarketOf(deps, venues, market)
      if (market !== undefined && found === undefined) return undefined
      const scope = { ...scopeOf(venues, found), user }
      // The cursor of a cached page contains the mark, so pages of other marks are other entries.
      const mark = liquidationsMark(venues, request)
      return cache.get<LiquidationsView>({
        key: `liquidations ${scope.venues} ${scope.marketIndex} ${user} ${size} ${since} ${after?.values} ${after?.key} ${mark}`,
        topics: scope.venues.map((venue) => perpVenueFacts[venue].changeTopics.trades),
        maxAgeMs: 60_000,
        weigh: ({ rows }) => rows.length,
        load: async () => {
          const { fills, lookedTo } = await readLiquidations(pool, scope, {
            limit: size,
            place: after,
            since,
          })
          const stop = lookedTo && placeOfRow(lookedTo)
          const { rows, end } = tapePageOf({ found: fills, stop }, size)
          return {
            rows: rows.map(toLiquidation),
            total: rows.length,
            totalIsExact: end === undefined && after === undefined,
            page: 1,
            size,
            next: end === undefined ? null : toPlace(end, mark),
          }
        },
      })
    },
  }
}

function toPlace([at, slot, eventIndex, key]: TapePlace, mark: string): PagePlace {
  return { sortField: 'time', sortOrder: 'desc', values: [at, slot, eventIndex], key, mark }
}

/** The record of a liquidation has the liquidated account as taker and the liquidator as maker. */
function toLiquidation(fill: TapePerpFill): LiquidationView {
  const { venue, marketIndex, marketKey, at, slot, signature } = fill
  return {
    venue,
    id: `${signature} ${fill.instructionPath} ${fill.eventIndex}`,
    marketIndex,
    marketKey,
    marketName: fill.name ?? `M${marketIndex}`,
    kind: 'position_takeover',
    user: fill.taker,
    liquidator: fill.maker,
    side: sideOfDirection[fill.takerDirection],
    baseAmount: computeBaseAmount(fill.baseRaw),
    quoteUsd: computeQuoteUsd(fill.quoteRaw),
    priceUsd: computeFillPriceUsd(fill.baseRaw, fill.quoteRaw),
    at,
    slot,
    signature,
  }
}
