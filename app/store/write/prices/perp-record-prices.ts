import type { PerpFilled, PerpOrderAction } from '~/domain/chain/chain-event'
import { absurdUsd } from '~/domain/order/fill-value'
import { priceScale } from '~/domain/perp/perp'
import { mintsOfMarket } from '~/domain/perp/perp-market-mints'
import { perpFactsOf } from '~/domain/protocol/perp-venue'
import { perpVenueOf } from '~/domain/protocol/protocol'
import type { PerpVenue } from '~/domain/protocol/venues'
import { type Seen, timeOf } from '~/store/batch/insert-once'
import { isActiveMarket } from '~/store/batch/table-protocols'
import type { Client } from '~/store/postgres/pool'
import type { PastPrice } from './past-price'

/** A stored record of a perp execution or order. */
type PerpRecord = Seen<PerpFilled | PerpOrderAction>

/**
 * Returns the prices of mints that follow from records. Each price is the oracle price at the time of the
 * record. Only active markets whose underlying token is unambiguous are used: the program is certain to update
 * the oracle price of an active market, while it may be old in other states.
 */
export async function readRecordPrices(
  client: Client,
  records: readonly PerpRecord[],
): Promise<readonly PastPrice[]> {
  const reporting = records.filter((record) => record.marketType === 'perp' && record.oraclePriceRaw !== 0n)
  if (reporting.length === 0) return []
  const { rows } = await client.query<{ venue: PerpVenue; market_index: number; name: string }>({
    name: 'read-market-names',
    text: `select venue, market_index, name from perp_market m where market_index = any($1) and ${isActiveMarket('m')}`,
    values: [[...new Set(reporting.map((record) => record.marketIndex))]],
  })
  const names = new Map(rows.map((row) => [`${row.venue} ${row.market_index}`, row.name]))
  return reporting
    .flatMap((record) => pricesOf(record, names.get(`${perpVenueOf(record.protocol)} ${record.marketIndex}`)))
    .filter(({ priceUsd }) => priceUsd > 0 && priceUsd < absurdUsd)
}

function pricesOf(record: PerpRecord, marketName: string | undefined): PastPrice[] {
  if (marketName === undefined) return []
  const marketPriceUsd = Number(record.oraclePriceRaw) / Number(priceScale)
  return mintsOfMarket(marketName).map(({ mint, tokens }) => ({
    mint,
    at: timeOf(record),
    priceUsd: marketPriceUsd / tokens,
    source: perpFactsOf(record.protocol).recordSource,
  }))
}
