import type { UnixSeconds } from '~/domain/base/time'
import type { PerpVenue } from '~/domain/protocol/venues'
import { isListedMarket } from '~/store/batch/table-protocols'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, readRows } from '~/store/postgres/statement'

/** Quote amount (scaled by 1e6) that was executed in one time range of whole hours. */
interface VolumeInterval {
  /** Index of the time range. The oldest range has index 0. */
  readonly index: number
  readonly volumeQuoteRaw: bigint
}

const intervalsOf = createStatement(`
  select ((h.hour_at - $1) / $2)::int as index, sum(h.volume_quote_raw)::text as volume_quote_raw
  from perp_market_hour h join perp_market m on m.venue = h.venue and m.market_index = h.market_index
  where h.hour_at >= $1 and h.hour_at < $3 and h.venue = any($4) and ${isListedMarket('m')} group by 1 order by 1`)

/**
 * Reads the volume executed in all listed perp markets of the given venues, by time ranges of `intervalSeconds`. `from` and
 * `until` must be whole hours. Time ranges without executions are left out.
 */
export async function readVolumeIntervals(
  pool: Pool,
  venues: readonly PerpVenue[],
  from: UnixSeconds,
  until: UnixSeconds,
  intervalSeconds: number,
): Promise<VolumeInterval[]> {
  const rows = await readRows<{ index: number; volume_quote_raw: string }>(pool, intervalsOf, [
    from,
    intervalSeconds,
    until,
    venues,
  ])
  return rows.map((row) => ({ index: row.index, volumeQuoteRaw: BigInt(row.volume_quote_raw) }))
}
