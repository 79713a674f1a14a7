import type { UnixSeconds } from '~/domain/base/time'
import type { Client } from '~/store/postgres/pool'
import { readSamples } from '~/store/pricing/sample-windows'
import { reshapeCandles, type StoredSample } from '~/store/rollups/roll-candles'

/**
 * Maximum time by which a price may be ahead of the latest correct time, seconds. A tolerance is needed
 * because the clocks of machines differ slightly.
 */
export const aheadSeconds = 120

/**
 * Removes prices with a time in the future, which a process with a wrong clock has written. Otherwise these
 * prices would be used once that time comes. `latestAt` is the latest time of any clock that can be right.
 * Returns the number of removed rows.
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
    `delete from perp_price_minute p using perp_market m
      where p.venue = m.venue and p.market_index = m.market_index and p.minute_at > $1`,
    // The age of the token's newest price is unknown if its time is in the future, so the price is removed.
    // The next price replaces it.
    `update token set price_usd = null, price_at = null, price_source = null, market_cap_usd = null where price_at > $1`,
  ]) {
    const { rowCount } = await client.query(sql, [limit])
    removed += rowCount ?? 0 // `rowCount` is null only for statements that change nothing.
  }
  // The candles that have already begun are rebuilt from their remaining samples.
  await reshapeCandles(client, samples, async (buckets) =>
    [...(await readSamples(client, buckets))].flatMap(([mint, known]) =>
      known.map(({ at, price_usd }) => ({ mint, at, price_usd })),
    ),
  )
  return removed
}
