import { leastRaw } from '~/domain/base/amount'
import type { EventIdentity } from '~/domain/base/event-identity'
import { trustedSignature } from '~/domain/base/ids'
import { countedRows, type Page, type PagePlace, pageOffset } from '~/domain/base/page'
import { directionOfSide, quoteDecimals } from '~/domain/perp/perp'
import type { PerpTradesRequest, PerpTradeView } from '~/domain/perp/perp-view'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import type { PerpVenue } from '~/domain/protocol/venues'
import { perpTradesMark } from '~/domain/service/list-mark'
import { earliestAllowed, reachDaysOfList } from '~/domain/service/plan'
import type { Pool } from '~/store/postgres/pool'
import type { PerpTradeScope } from '~/store/read/perps/perp-trade-sql'
import {
  readPerpTrades,
  readPerpTradesByIdentity,
  readPerpTradeTotal,
  type StoredPerpTrade,
} from '~/store/read/perps/read-perp-trades'
import { findMarketOf, type PerpQueryDeps, scopeOf } from './market-reader.server'
import type { PerpQueries } from './perp-queries.server'
import { toPerpTradeView } from './perp-views.server'

/** Returns the cache settings. Executions never change, so only a new execution makes a page outdated. */
function ofTrades(venues: readonly PerpVenue[]) {
  return {
    topics: venues.map((venue) => perpVenueFacts[venue].changeTopics.trades),
    maxAgeMs: 60_000,
  } as const
}

export function createPerpTradeQueries(
  deps: PerpQueryDeps,
): Pick<PerpQueries, 'listPerpTrades' | 'getPerpTrades'> {
  const { pool, cache, clock } = deps
  return {
    async listPerpTrades(venues, request) {
      const { page, size, market, user, side, userSide, minAmountUsd, start, end, after } = request
      const reachFrom = earliestAllowed(reachDaysOfList(request), Math.floor(clock.nowMs() / 1000))
      // An explicit start has already been checked against the client's plan.
      const since = start ?? reachFrom
      const found = market === undefined ? undefined : await findMarketOf(deps, venues, market)
      if (market !== undefined && found === undefined) return undefined
      const scope = {
        ...scopeOf(venues, found),
        user,
        takerDirection: side === undefined ? undefined : directionOfSide[side],
        userDirection: userSide === undefined ? undefined : directionOfSide[userSide],
        minQuoteRaw: minAmountUsd === undefined ? undefined : leastRaw(minAmountUsd, quoteDecimals),
        since,
        before: end,
      }
      const requested = `${scope.venues} ${scope.marketIndex} ${user} ${side} ${userSide} ${minAmountUsd} ${since} ${end}`
      // The cursor of a cached page contains the mark, so pages of other marks are other entries.
      const mark = perpTradesMark(venues, request)
      return cache.get<Page<PerpTradeView>>({
        ...ofTrades(scope.venues),
        key: `perp trades ${requested} ${page} ${size} ${after?.values} ${after?.key} ${mark}`,
        weigh: (trades) => trades.rows.length,
        load: async () => {
          const [{ trades, lookedTo }, total] = await Promise.all([
            readPage(pool, scope, request),
            // The number of executions is computed once for all pages of the list.
            cache.get({
              ...ofTrades(scope.venues),
              key: `perp trade total ${requested}`,
              load: () => readPerpTradeTotal(pool, scope),
            }),
          ])
          const last = trades.length === size ? trades.at(-1) : lookedTo
          const next = last === undefined ? null : placeOf(last, mark)
          return { rows: trades.map(toPerpTradeView), ...total, page, size, next }
        },
      })
    },
    async getPerpTrades(ids) {
      const identities = ids.map(parsePerpTradeId).filter((identity) => identity !== undefined)
      const trades = await cache.runUncached(() => readPerpTradesByIdentity(pool, identities))
      return trades.map(toPerpTradeView)
    },
  }
}

/** Parses a `perpTradeId` from the change log. Returns `undefined` for any other string. */
function parsePerpTradeId(id: string): EventIdentity | undefined {
  const match = /^([^:]+):([^:]+):(\d{1,9})$/.exec(id)
  if (match === null) return undefined
  const [, signature = '', instructionPath = '', eventIndex] = match
  return { signature: trustedSignature(signature), instructionPath, eventIndex: Number(eventIndex) }
}

/**
 * Reads a page of executions. Page numbers reach only to the last counted row, because skipping rows takes
 * time for each row. A cursor skips no rows, so pages after a cursor have no such limit.
 */
function readPage(pool: Pool, scope: PerpTradeScope, { page, size, after }: PerpTradesRequest) {
  const offset = pageOffset({ page, size })
  if (offset >= countedRows) return { trades: [], lookedTo: undefined }
  return readPerpTrades(pool, scope, { limit: size, offset, place: after })
}

/** Returns the cursor of the page that begins after an execution. */
function placeOf({ at, slot, eventIndex, signature }: StoredPerpTrade, mark: string): PagePlace {
  return { sortField: 'time', sortOrder: 'desc', values: [at, slot, eventIndex], key: signature, mark }
}
