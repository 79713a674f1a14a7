import type { UnixSeconds } from '~/domain/time'
import type { Client } from './pool'
import { reshapeCandles, type StoredSample } from './rollups/roll-candles'
import { readSamples } from './sample-windows'

/** A price may be so much ahead of the database's clock, seconds: clocks of machines differ a little. */
export const aheadSeconds = 120

/**
 * Removes prices of the future, which a process with a wrong clock has written: they would count for what happens when their time comes. Answers how many rows
 * were removed. `latestAt`: no clock that could be right says a later time.
 */
export async function removeFuture(client: Client, latestAt: UnixSeconds): Promise<number> {
  const limit = latestAt + aheadSeconds
  const { rows: samples } = await client.query<StoredSample>(
    'delete from price_sample where at > $1 returning mint, at, price_usd',
    [limit],
  )
  let removed = samples.length
  for (const sql of [
    'delete from candle_minute where at > $1',
    'delete from candle_hour where at > $1',
    `delete from perp_price_minute p using perp_market m where p.market_index = m.market_index and p.minute_at > $1`,
    // Its age is unknown, so it is no price any more; the next one that comes is.
    `update token set price_usd = null, price_at = null, price_source = null, market_cap_usd = null where price_at > $1`,
  ]) {
    const { rowCount } = await client.query(sql, [limit])
    removed += rowCount ?? 0 // null only for statements that change nothing
  }
  // The buckets that have begun already are made again of what is left in them.
  await reshapeCandles(client, samples, async (buckets) =>
    [...(await readSamples(client, buckets))].flatMap(([mint, known]) =>
      known.map(({ at, price_usd }) => ({ mint, at, price_usd })),
    ),
  )
  return removed
}
