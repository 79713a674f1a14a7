import {
  type PositionHistoryView,
  type PositionRecordView,
  parsePositionRecordKey,
} from '~/domain/perp/perp-activity-view'
import { computeNotionalUsd, computeQuoteUsd } from '~/domain/perp/perp-math'
import {
  readNewestRecords,
  readRecordsByIdentity,
  type StoredPositionRecord,
} from '~/store/read/perps/read-position-records'
import type { PerpQueryDeps } from './market-reader.server'
import type { PerpQueries } from './perp-queries.server'

/**
 * Maximum age of a list, milliseconds. Reading up to five thousand rows after every fill would take too long.
 * Clients that need each fill immediately use the stream.
 */
const historyMaxAgeMs = 2_000

export function createPositionRecordQueries({
  pool,
  cache,
}: PerpQueryDeps): Pick<PerpQueries, 'listPositionRecords' | 'getPositionRecords'> {
  return {
    listPositionRecords: (venues, { limit, minSizeUsd }) =>
      cache.get<PositionHistoryView>({
        key: `position records ${venues} ${limit} ${minSizeUsd}`,
        topics: [],
        maxAgeMs: historyMaxAgeMs,
        weigh: ({ records }) => records.length,
        load: async () => {
          const { records, endsAtLimit } = await readNewestRecords(pool, venues, limit, minSizeUsd)
          return { records: records.flatMap(toPositionRecordView), endsAtLimit }
        },
      }),
    async getPositionRecords(keys) {
      const wanted = keys.map(parsePositionRecordKey).filter((identity) => identity !== undefined)
      const records = await cache.runUncached(() => readRecordsByIdentity(pool, wanted))
      return records.flatMap(toPositionRecordView)
    },
  }
}

/**
 * Converts a stored position record to its view. Returns an empty list for a fill without an oracle price,
 * because the value of such a fill in USD is unknown.
 */
function toPositionRecordView(record: StoredPositionRecord): PositionRecordView[] {
  const sizeUsd = computeNotionalUsd(record.baseRaw, record.oraclePriceRaw)
  if (sizeUsd === undefined) return []
  const left = record.baseRaw === 0n ? -record.deltaBaseRaw : record.baseRaw
  return [
    {
      venue: record.venue,
      marketIndex: record.marketIndex,
      fillRecordId: record.fillRecordId,
      isMaker: record.maker,
      authority: record.authority,
      at: record.at,
      side: left < 0n ? 'short' : 'long',
      sizeUsd,
      settledPnlUsd:
        record.settledPnlQuoteRaw === undefined ? undefined : computeQuoteUsd(record.settledPnlQuoteRaw),
      slot: record.slot,
    },
  ]
}
